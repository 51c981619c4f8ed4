import {hashOf, headerText, metaText, policyFor} from '../../../src/security-policy/policy';

const policy = policyFor({scripts: [hashOf('run()')], styles: []});

test('a script is named as browsers compute it', () => {
  expect(hashOf('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});

test('the header allows the site itself and the scripts that stand in it, and nothing unsafe', () => {
  expect(headerText(policy)).toBe(
    `default-src 'self'; script-src 'self' ${hashOf('run()')}; style-src 'self'; img-src 'self' data:; connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  );
  expect(headerText(policy)).not.toContain('unsafe');
});

test('the meta leaves out what default-src says, and what browsers ignore there, but nothing that has no fallback', () => {
  expect(metaText(policy)).toBe(
    `default-src 'self'; script-src 'self' ${hashOf('run()')}; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'`,
  );
});
