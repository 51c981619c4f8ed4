import Translate, {translate} from '@docusaurus/Translate';
import {useId, type ReactNode} from 'react';
import styles from './ObjectsPicture.module.css';

/** Outlines of what the objects are, on a square of 24. */
const glyphs = {
  Boat: 'M3 15h18l-3 5.5H6zM12 2.5v12.5M12 4l-6.5 8H12M12 6.5l5.5 5.5H12',
  Coin: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M7.5 13q2.25-2.6 4.5 0t4.5 0',
  Harbor: 'M12 7.5v13M4.5 13.5c0 4 3.2 7 7.5 7s7.5-3 7.5-7M8.5 10.5h7M9.5 5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0',
};

/** What readers call the objects. */
const names = {
  Boat: translate({id: 'site.picture.boat', message: 'Boat', description: 'A label in a small picture: at most 9 letters'}),
  Coin: translate({id: 'site.picture.coin', message: 'Coin', description: 'A label in a small picture: at most 9 letters'}),
  Harbor: translate({id: 'site.picture.harbor', message: 'Harbor', description: 'A label in a small picture: at most 9 letters'}),
};

interface Version {
  what: keyof typeof glyphs;
  version: number;
  /** The name at the owning address; no name where the object is shared. */
  owner?: string;
}

/** A transaction gives all of its objects one version: one more than the highest it took. */
const transactions: readonly {title: string; taken: readonly [Version, Version]; returned: readonly [Version, Version]}[] = [
  {
    title: translate({
      id: 'site.picture.gives',
      message: 'Ana gives Bo a boat',
      description: 'A label in a small picture: at most 20 letters',
    }),
    taken: [
      {what: 'Boat', version: 4, owner: 'Ana'},
      {what: 'Coin', version: 6, owner: 'Ana'},
    ],
    returned: [
      {what: 'Boat', version: 7, owner: 'Bo'},
      {what: 'Coin', version: 7, owner: 'Ana'},
    ],
  },
  {
    title: translate({
      id: 'site.picture.rents',
      message: 'Cy rents a berth',
      description: 'A label in a small picture: at most 20 letters',
    }),
    taken: [
      {what: 'Coin', version: 2, owner: 'Cy'},
      {what: 'Harbor', version: 8},
    ],
    returned: [
      {what: 'Coin', version: 9, owner: 'Cy'},
      {what: 'Harbor', version: 9},
    ],
  },
];

/** One version of an object: what it is, its version, and who owns it. */
function Tile({what, version, owner, x, y, fresh}: Version & {x: number; y: number; fresh: boolean}): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={styles.tile} width="86" height="88" rx="14" />
      <path className={styles.glyph} transform="translate(10 9)" d={glyphs[what]} />
      <rect className={fresh ? styles.new : styles.chip} x="44" y="10" width="33" height="22" rx="11" />
      <text className={styles.version} x="60.5" y="25.5" textAnchor="middle">
        <Translate id="site.picture.version" values={{version}}>
          {'v{version}'}
        </Translate>
      </text>
      <text className={styles.name} x="12" y="54">
        {names[what]}
      </text>
      {owner === undefined ? (
        <path
          className={styles.owner}
          d="M14.5 68a3 3 0 1 0 6 0a3 3 0 1 0-6 0M11.5 75a3 3 0 1 0 6 0a3 3 0 1 0-6 0M18 75a3 3 0 1 0 6 0a3 3 0 1 0-6 0"
        />
      ) : (
        <path className={styles.owner} d="M14.5 67.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0M12 78a5.5 5.5 0 0 1 11 0z" />
      )}
      <text className={styles.soft} x="29" y="77">
        {owner ?? translate({id: 'site.picture.shared', message: 'shared', description: 'A label in a small picture: at most 9 letters'})}
      </text>
    </g>
  );
}

/** An arrow that starts and ends upright, `dx` to the side and 42 down. */
function Arrow({x, y, dx, className}: {x: number; y: number; dx: number; className: string | undefined}): ReactNode {
  return <path className={className} d={`M${x} ${y}c0 25 ${dx} 17 ${dx} 42m-5-5.5l5 6 5-6`} />;
}

/**
 * The picture of the home page: two transactions, side by side, take objects and return new
 * versions of them. It is as wide as what it stands in, and its text is legible from 350 pixels on.
 */
export function ObjectsPicture(): ReactNode {
  const id = useId();
  return (
    <div className={styles.picture}>
      <svg width="400" height="408" viewBox="0 0 400 408" role="img" aria-labelledby={`${id}t`} aria-describedby={`${id}d`}>
        <title id={`${id}t`}>
          <Translate id="site.picture.title">Transactions take objects and return new versions of them</Translate>
        </title>
        <desc id={`${id}d`}>
          <Translate id="site.picture.description">
            Ana gives Bo a boat: the transaction takes version 4 of the boat and version 6 of a coin, both owned by Ana, and returns version
            7 of the boat, owned by Bo, and version 7 of the coin, still Ana’s. At the same time Cy rents a berth: that transaction takes
            version 2 of Cy’s coin and version 8 of the harbor, which is shared, and returns version 9 of both. The two run side by side
            because they use different objects.
          </Translate>
        </desc>
        <text className={styles.soft} x="6" y="16">
          <Translate id="site.picture.owned">Objects, owned by addresses or shared</Translate>
        </text>
        <rect className={styles.band} x="0" y="140" width="400" height="94" rx="18" />
        <text className={styles.soft} x="200" y="157" textAnchor="middle">
          <Translate id="site.picture.sideBySide">side by side</Translate>
        </text>
        {transactions.map(({title, taken, returned}, index) => {
          const left = 6 + index * 208;
          const middle = left + 90;
          return (
            <g key={title}>
              {[0, 1].map((side) => {
                const away = side ? 47 : -47;
                const near = side ? 14 : -14;
                const x = left + side * 94;
                return (
                  <g key={side}>
                    <Tile {...taken[side as 0 | 1]} x={x} y={28} fresh={false} />
                    <Arrow className={styles.input} x={middle + away} y={118} dx={near - away} />
                    <Arrow className={styles.output} x={middle + near} y={230} dx={away - near} />
                    <Tile {...returned[side as 0 | 1]} x={x} y={276} fresh />
                  </g>
                );
              })}
              <rect className={styles.transaction} x={left} y="166" width="180" height="58" rx="14" />
              <text className={styles.name} x={middle} y="190" textAnchor="middle">
                <Translate id="site.picture.transaction">Transaction</Translate>
              </text>
              <text x={middle} y="211" textAnchor="middle">
                {title}
              </text>
            </g>
          );
        })}
        <text className={styles.soft} x="6" y="388">
          <Translate id="site.picture.newVersions">New versions of the same objects</Translate>
        </text>
      </svg>
    </div>
  );
}
