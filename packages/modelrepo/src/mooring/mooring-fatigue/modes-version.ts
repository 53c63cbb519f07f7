/** What the versions of the workflow differ in, the environment that is assumed where none is given, and what version 1 assumes. */
import { CATHODIC_PROTECTION, type Environment } from '@keelson/standards/dnv-rp-c203-2016/sn-curves.ts'
import type { VersionStatus } from '@keelson/workflow'

export interface Version {
  readonly number: number
  readonly status: VersionStatus
  readonly environment: Environment
  /** What there is to say of it beside a verdict. */
  readonly why: string
}

export const VERSION_1: Version = {
  number: 1,
  status: 'stable',
  environment: CATHODIC_PROTECTION,
  why: 'version 1 assumes a protected line; for an unprotected line enter free corrosion or use version 2',
}
