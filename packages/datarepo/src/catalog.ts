/** The workflows of the data repo: one line each. */
import type { RepoCatalog } from '@keelson/workflow'
import { planned } from './planned.ts'

export const datarepo: RepoCatalog = {
  repo: 'datarepo',
  workflows: [],
  planned,
}
