/** The workflows of the model repo: one line each. */

import type { RepoCatalog } from '@keelson/workflow'
import { onBottomStability } from './pipeline/on-bottom-stability-f109/index.ts'
import { planned } from './planned.ts'

export const modelrepo: RepoCatalog = {
  repo: 'modelrepo',
  workflows: [onBottomStability],
  planned,
}
