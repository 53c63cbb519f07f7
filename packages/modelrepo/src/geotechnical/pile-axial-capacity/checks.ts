/** The acceptance checks: of the axial load, and of the load that load transfer can bring up. */
import { TRANSFER_SOURCE } from '@keelson/standards/api-rp-2geo-2011/load-transfer.ts'
import { checkOf } from '@keelson/workflow'
import { capacityChecks } from '../_shared/pile/outputs.ts'
import { ofLoadTransfer } from './modes.ts'

export const checks = {
  ...capacityChecks,
  head_load: checkOf('foundation_load', {
    title: 'Load at the head',
    criterion: TRANSFER_SOURCE,
    demand: 'Load at the head',
    capacity: 'Largest load that any settlement brings up',
    onlyWhen: ofLoadTransfer,
  }),
}
