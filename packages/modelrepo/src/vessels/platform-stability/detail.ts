/** The answer of a floating unit in words: areas, height of the centre of gravity, steady heel and metacentric height. */
import { shown, shownIn } from '@keelson/workflow'
import type { Found } from './calculate-found.ts'
import { requiredRatio } from './calculate-heeling.ts'
import type { Params } from './params.ts'

export function inWords(p: Params, { hydro, limits }: Found): string {
  const { areas, allowableKg, first } = limits ?? {}
  const found = [
    ...(areas === undefined ? [] : [ofAreas(areas.ratio, requiredRatio(p).value)]),
    ...(first === undefined ? [] : [`the steady heel ${shownIn(first, 'deg', 3)}`]),
    `the fluid metacentric height ${shownIn(hydro.GM_f, 'm')}`,
  ]
  const [head = '', ...rest] = found
  const own = rest.length === 0 ? head.replace('height', 'height is') : [head, ...rest].join(', ')
  const highest =
    allowableKg === undefined ? '' : `; the centre of gravity may be up to ${shownIn(allowableKg, 'm')} above the keel`
  return `${own.charAt(0).toUpperCase()}${own.slice(1)}${highest}`
}

const ofAreas = (ratio: number, required: number): string =>
  `the righting area is ${shown(ratio, 4)} times the heeling area (${shown(required, 3)} required)`
