/** The well of a card, out of the inputs. */
import { given } from '@keelson/workflow'
import type { CardWell } from '../_shared/rod-pump/well.ts'
import type { Params } from './params.ts'

export const wellOf = (p: Params): CardWell => ({ ...p, ...given(p, 'rod_sections') })
