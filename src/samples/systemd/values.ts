/** Rules for the values of directives, from the manual pages that `directives.ts` names. */
export interface ValueRule {
  /** How a message names it: "a span of time such as 30s". */
  description: string;
  accepts: (value: string) => boolean;
}

const matching = (description: string, pattern: RegExp): ValueRule => ({description, accepts: (value) => pattern.test(value)});
const oneOf = (...names: string[]): ValueRule => ({
  description: `one of ${names.map((name) => `"${name}"`).join(', ')}`,
  accepts: (value) => names.includes(value),
});

const unit = '(?:us|usec|ms|msec|s|sec|seconds?|m|min|minutes?|h|hr|hours?|d|days?|w|weeks?|M|months?|y|years?)';
const span = matching(
  'a span of time such as "30s" or "5min"',
  new RegExp(`^(?:infinity|\\d+(?:\\.\\d+)?|(?:\\d+(?:\\.\\d+)? ?${unit} ?)+)$`),
);
const truth = oneOf('yes', 'no', 'true', 'false', 'on', 'off', '1', '0');
const limit = matching(
  'a number, a size such as "8G", or "infinity", with one for the hard limit after ":"',
  /^(?:infinity|\d+[KMGTPE]?)(?::(?:infinity|\d+[KMGTPE]?))?$/,
);
const size = matching('a size such as "64G", a percentage, or "infinity"', /^(?:infinity|\d+(?:\.\d+)?[KMGT]?|\d+%)$/);
const count = matching('a whole number', /^\d+$/);
const signal = matching('a signal such as "SIGINT"', /^(?:SIG)?[A-Z]+\d*$/);
/** A prefix such as `-` or `+` may stand before the path. */
const command = matching('a command that starts with an absolute path', /^(?:$|[@\-:+!|]*\/\S+(?:\s|$))/);
const absolutePath = matching('an absolute path', /^-?\/\S*$/);
const homePath = matching('an absolute path, or "~"', /^-?(?:\/\S*|~)$/);
const user = matching('the name or number of a user or group', /^(?:\d+|[A-Za-z_][\w-]*\$?)$/);

const each = (names: string, rule: ValueRule): Record<string, ValueRule> =>
  Object.fromEntries(names.split(/\s+/).map((name) => [name, rule]));

/** Directives whose values are checked; the others are free text. */
export const valueRules: Readonly<Record<string, ValueRule>> = {
  ...each('RestartSec TimeoutStartSec TimeoutStopSec TimeoutSec TimeoutAbortSec RuntimeMaxSec WatchdogSec RestartMaxDelaySec', span),
  ...each('StartLimitIntervalSec JobTimeoutSec RateLimitIntervalSec LogRateLimitIntervalSec MaxRetentionSec MaxFileSec', span),
  ...each('OnActiveSec OnBootSec OnStartupSec OnUnitActiveSec OnUnitInactiveSec AccuracySec RandomizedDelaySec', span),
  ...each('NoNewPrivileges PrivateDevices PrivateNetwork ProtectClock ProtectKernelTunables ProtectKernelModules', truth),
  ...each('ProtectKernelLogs ProtectHostname LockPersonality MemoryDenyWriteExecute RestrictRealtime RestrictSUIDSGID', truth),
  ...each('RemainAfterExit DynamicUser SendSIGKILL SendSIGHUP DefaultDependencies Persistent WakeSystem RemoveIPC', truth),
  ...each('LimitNOFILE LimitNPROC LimitCORE LimitMEMLOCK LimitAS LimitSTACK LimitDATA LimitFSIZE', limit),
  ...each('MemoryMin MemoryLow MemoryHigh MemoryMax MemorySwapMax TasksMax SystemMaxUse SystemKeepFree SystemMaxFileSize', size),
  ...each('StartLimitBurst RateLimitBurst LogRateLimitBurst RestartSteps CPUWeight IOWeight', count),
  ...each('KillSignal RestartKillSignal FinalKillSignal ReloadSignal', signal),
  ...each('ExecStart ExecStartPre ExecStartPost ExecStop ExecStopPost ExecReload ExecCondition', command),
  ...each('EnvironmentFile ReadWritePaths PIDFile', matching('absolute paths', /^(?:$|-?\+?\/\S*(?:\s+-?\+?\/\S*)*)$/)),
  ...each('User Group', user),
  RootDirectory: absolutePath,
  WorkingDirectory: homePath,
  Type: oneOf('simple', 'exec', 'forking', 'oneshot', 'dbus', 'notify', 'notify-reload', 'idle'),
  Restart: oneOf('no', 'always', 'on-success', 'on-failure', 'on-abnormal', 'on-abort', 'on-watchdog'),
  KillMode: oneOf('control-group', 'mixed', 'process', 'none'),
  OOMPolicy: oneOf('continue', 'stop', 'kill'),
  ProtectSystem: oneOf('yes', 'no', 'true', 'false', 'full', 'strict'),
  ProtectHome: oneOf('yes', 'no', 'true', 'false', 'read-only', 'tmpfs'),
  PrivateTmp: oneOf('yes', 'no', 'true', 'false', 'disconnected'),
  Nice: matching('a number from -20 to 19', /^(?:-(?:[1-9]|1\d|20)|\d|1\d)$/),
  OOMScoreAdjust: matching('a number from -1000 to 1000', /^-?(?:\d{1,3}|1000)$/),
  UMask: matching('an octal mask such as "0027"', /^0?[0-7]{3}$/),
  Storage: oneOf('volatile', 'persistent', 'auto', 'none'),
};
