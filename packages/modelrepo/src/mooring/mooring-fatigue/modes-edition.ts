/** The two versions of the workflow. They differ in the environment that is assumed where none is given, and in nothing else. */
import type { Environment } from '@keelson/standards/dnv-rp-c203-2016/sn-curves.ts'
import type { VersionStatus } from '@keelson/workflow'

export interface Edition {
  readonly version: number
  readonly status: VersionStatus
  readonly environment: Environment
}

export const VERSION_1: Edition = { version: 1, status: 'stable', environment: 'seawater_cp' }
export const VERSION_2: Edition = { version: 2, status: 'experimental', environment: 'free_corrosion' }
