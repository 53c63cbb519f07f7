/** Whether the limits of a case may be sought after every key stroke, or only when they are asked for. */
import { costOf } from '@keelson/engine'
import type { ReadParams, Workflow } from '@keelson/workflow'

export const triesAtOnce = ({ contract, load }: Workflow, { params }: Pick<ReadParams, 'params'>): boolean =>
  !load && costOf(contract, params) === 'instant'
