/** What must hold between the inputs. */
import type { Problem } from '@keelson/workflow'
import { problemsOf } from '../_shared/rod-pump/well.ts'
import { wellOf } from './calculate-well.ts'
import { CARD } from './modes.ts'
import type { Params } from './params.ts'

export function rules(p: Params): readonly Problem[] {
  if (p.analysis !== CARD) return []
  return problemsOf(wellOf(p)).map(({ field, message }) => ({ pointer: `/${field}`, message }))
}
