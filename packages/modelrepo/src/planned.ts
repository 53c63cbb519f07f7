/** The workflows of this repo that are in the catalog and not built yet. A workflow leaves this list when it is built. */
import type { PlannedWorkflow } from '@keelson/workflow'

export const planned: readonly PlannedWorkflow[] = []
