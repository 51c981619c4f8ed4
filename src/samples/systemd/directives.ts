/**
 * The directives of units that operators write. Sources, manual pages of systemd 257:
 * systemd.unit(5), systemd.service(5), systemd.exec(5), systemd.kill(5),
 * systemd.resource-control(5), systemd.timer(5) and journald.conf(5). Directives that systemd marks
 * as obsolete are left out.
 */
const words = (text: string): readonly string[] => text.trim().split(/\s+/);

const exec = words(`
  WorkingDirectory RootDirectory User Group DynamicUser SupplementaryGroups PAMName CapabilityBoundingSet AmbientCapabilities
  NoNewPrivileges SecureBits UMask KeyringMode OOMScoreAdjust TimerSlackNSec Personality IgnoreSIGPIPE Nice
  CPUSchedulingPolicy CPUSchedulingPriority CPUAffinity NUMAPolicy NUMAMask IOSchedulingClass IOSchedulingPriority
  LimitCPU LimitFSIZE LimitDATA LimitSTACK LimitCORE LimitRSS LimitNOFILE LimitAS LimitNPROC LimitMEMLOCK LimitLOCKS
  LimitSIGPENDING LimitMSGQUEUE LimitNICE LimitRTPRIO LimitRTTIME ProtectSystem ProtectHome RuntimeDirectory StateDirectory
  CacheDirectory LogsDirectory ConfigurationDirectory RuntimeDirectoryMode StateDirectoryMode CacheDirectoryMode
  LogsDirectoryMode ConfigurationDirectoryMode RuntimeDirectoryPreserve TimeoutCleanSec ReadWritePaths ReadOnlyPaths
  InaccessiblePaths ExecPaths NoExecPaths BindPaths BindReadOnlyPaths TemporaryFileSystem PrivateTmp PrivateDevices
  PrivateNetwork PrivateIPC PrivateUsers PrivatePIDs ProtectHostname ProtectClock ProtectKernelTunables ProtectKernelModules
  ProtectKernelLogs ProtectControlGroups ProtectProc ProcSubset RestrictAddressFamilies RestrictNamespaces
  RestrictFileSystems LockPersonality MemoryDenyWriteExecute RestrictRealtime RestrictSUIDSGID RemoveIPC PrivateMounts
  MountFlags SystemCallFilter SystemCallErrorNumber SystemCallArchitectures SystemCallLog Environment EnvironmentFile
  PassEnvironment UnsetEnvironment StandardInput StandardOutput StandardError LogLevelMax LogExtraFields
  LogRateLimitIntervalSec LogRateLimitBurst LogNamespace LogFilterPatterns SyslogIdentifier SyslogFacility SyslogLevel
  SyslogLevelPrefix TTYPath LoadCredential LoadCredentialEncrypted ImportCredential SetCredential SetCredentialEncrypted
  CoredumpFilter UtmpIdentifier UtmpMode
`);

const kill = words(`
  KillMode KillSignal RestartKillSignal SendSIGHUP SendSIGKILL FinalKillSignal WatchdogSignal
`);

const resources = words(`
  CPUAccounting CPUWeight StartupCPUWeight CPUQuota CPUQuotaPeriodSec AllowedCPUs AllowedMemoryNodes MemoryAccounting
  MemoryMin MemoryLow MemoryHigh MemoryMax MemorySwapMax MemoryZSwapMax TasksAccounting TasksMax IOAccounting IOWeight
  IODeviceWeight IOReadBandwidthMax IOWriteBandwidthMax IOReadIOPSMax IOWriteIOPSMax IPAccounting
  IPAddressAllow IPAddressDeny SocketBindAllow SocketBindDeny RestrictNetworkInterfaces DeviceAllow DevicePolicy Slice
  Delegate ManagedOOMSwap ManagedOOMMemoryPressure ManagedOOMMemoryPressureLimit ManagedOOMPreference
`);

const service = words(`
  Type ExitType RemainAfterExit GuessMainPID PIDFile BusName ExecStart ExecStartPre ExecStartPost ExecCondition ExecReload
  ExecStop ExecStopPost RestartSec RestartSteps RestartMaxDelaySec TimeoutStartSec TimeoutStopSec TimeoutAbortSec TimeoutSec
  TimeoutStartFailureMode TimeoutStopFailureMode RuntimeMaxSec RuntimeRandomizedExtraSec WatchdogSec Restart RestartMode
  SuccessExitStatus RestartPreventExitStatus RestartForceExitStatus RootDirectoryStartOnly NonBlocking NotifyAccess Sockets
  FileDescriptorStoreMax USBFunctionDescriptors OOMPolicy OpenFile ReloadSignal
`);

const unit = words(`
  Description Documentation Wants Requires Requisite BindsTo PartOf Upholds Conflicts Before After OnFailure OnSuccess
  PropagatesReloadTo ReloadPropagatedFrom PropagatesStopTo StopPropagatedFrom JoinsNamespaceOf RequiresMountsFor
  WantsMountsFor OnFailureJobMode OnSuccessJobMode IgnoreOnIsolate StopWhenUnneeded RefuseManualStart RefuseManualStop
  AllowIsolate DefaultDependencies SurviveFinalKillSignal CollectMode FailureAction SuccessAction FailureActionExitStatus
  SuccessActionExitStatus JobTimeoutSec JobRunningTimeoutSec JobTimeoutAction JobTimeoutRebootArgument
  StartLimitIntervalSec StartLimitBurst StartLimitAction RebootArgument SourcePath ConditionArchitecture ConditionFirmware
  ConditionVirtualization ConditionHost ConditionKernelCommandLine ConditionVersion ConditionSecurity ConditionCapability
  ConditionACPower ConditionNeedsUpdate ConditionFirstBoot ConditionPathExists ConditionPathExistsGlob
  ConditionPathIsDirectory ConditionPathIsSymbolicLink ConditionPathIsMountPoint ConditionPathIsReadWrite
  ConditionDirectoryNotEmpty ConditionFileNotEmpty ConditionFileIsExecutable ConditionUser ConditionGroup ConditionMemory
  ConditionCPUs ConditionEnvironment AssertPathExists AssertPathIsDirectory AssertPathIsMountPoint AssertPathIsReadWrite
  AssertFileNotEmpty AssertFileIsExecutable AssertUser AssertGroup AssertMemory AssertCPUs
`);

const install = words('Alias WantedBy RequiredBy UpheldBy Also DefaultInstance');

const timer = words(`
  OnActiveSec OnBootSec OnStartupSec OnUnitActiveSec OnUnitInactiveSec OnCalendar AccuracySec RandomizedDelaySec
  FixedRandomDelay OnClockChange OnTimezoneChange Unit Persistent WakeSystem RemainAfterElapse
`);

const journal = words(`
  Storage Compress Seal SplitMode RateLimitIntervalSec RateLimitBurst SystemMaxUse SystemKeepFree SystemMaxFileSize
  SystemMaxFiles RuntimeMaxUse RuntimeKeepFree RuntimeMaxFileSize RuntimeMaxFiles MaxFileSec MaxRetentionSec SyncIntervalSec
  ForwardToSyslog ForwardToKMsg ForwardToConsole ForwardToWall MaxLevelStore MaxLevelSyslog MaxLevelKMsg MaxLevelConsole
  MaxLevelWall ReadKMsg Audit TTYPath LineMax
`);

/** The directives of each section. */
export const sections: Readonly<Record<string, readonly string[]>> = {
  Unit: unit,
  Service: [...service, ...exec, ...kill, ...resources],
  Install: install,
  Timer: timer,
  Journal: journal,
};

/** Directives that may stand more than once: their values add up. */
const repeatable: ReadonlySet<string> = new Set(
  words(`
    Documentation Wants Requires Requisite BindsTo PartOf Upholds Conflicts Before After OnFailure OnSuccess
    RequiresMountsFor WantsMountsFor ExecStart ExecStartPre ExecStartPost ExecCondition ExecReload ExecStop ExecStopPost
    Environment EnvironmentFile PassEnvironment UnsetEnvironment ReadWritePaths ReadOnlyPaths InaccessiblePaths ExecPaths
    NoExecPaths BindPaths BindReadOnlyPaths TemporaryFileSystem CapabilityBoundingSet AmbientCapabilities
    SupplementaryGroups SystemCallFilter RestrictAddressFamilies DeviceAllow IPAddressAllow IPAddressDeny SocketBindAllow
    SocketBindDeny IOReadBandwidthMax IOWriteBandwidthMax IOReadIOPSMax IOWriteIOPSMax IODeviceWeight LoadCredential
    LoadCredentialEncrypted ImportCredential SetCredential SetCredentialEncrypted SuccessExitStatus
    RestartPreventExitStatus RestartForceExitStatus LogExtraFields LogFilterPatterns Sockets OpenFile Alias WantedBy
    RequiredBy UpheldBy Also OnActiveSec OnBootSec OnStartupSec OnUnitActiveSec OnUnitInactiveSec OnCalendar RuntimeDirectory
    StateDirectory CacheDirectory LogsDirectory ConfigurationDirectory CPUAffinity
  `),
);

/** Conditions and assertions add up, too. */
export const isRepeatable = (name: string): boolean => repeatable.has(name) || /^(?:Condition|Assert)/.test(name);
