/** The answer in a sentence: whether a layer is below the required factor of safety, where, and how much it then settles. */
import { LARGEST_FACTOR } from '@keelson/physics/soil/liquefaction-demand.ts'
import { digitsApart, shown, shownIn } from '@keelson/workflow'
import { liquefies } from './calculate-layer.ts'
import type { Placed, Profile } from './calculate-profile.ts'
import type { Params } from './inputs.ts'

export function sentence(p: Params, { layers, worst, sums }: Profile): string {
  if (sums === undefined) return `Cyclic stress ratio ${demand(layers)}; no resistance data are provided`
  const after = `Liquefaction potential index ${shown(sums.LPI, 3)}, liquefaction severity number ${shown(sums.LSN, 3)}, settlement ${shownIn(sums.settlement, 'mm', 3)}`
  const FS = worst?.resistance?.FS
  if (worst === undefined || FS === undefined)
    return layers.some(isClay) ? NOT_SAND : `No factor of safety is calculated for any layer. ${after}`
  const least =
    FS < LARGEST_FACTOR
      ? `${shown(FS, digitsApart(FS, p.required_factor_of_safety, 3))} at a depth of ${shownIn(worst.z, 'm')}`
      : `${LARGEST_FACTOR} or more`
  return `${where(p, layers)}; the minimum is ${least}. ${after}`
}

export const isClay = ({ resistance }: Placed) => resistance?.state === 'clay'
const NOT_SAND = 'The ground behaves as clay, for which no factor of safety is calculated'

function where(p: Params, layers: readonly Placed[]): string {
  const below = `has a factor of safety below the required ${shown(p.required_factor_of_safety)}`
  const found = layers.filter(({ resistance }) => liquefies(p, resistance?.FS))
  const [first, last] = [found[0], found.at(-1)]
  if (first === undefined || last === undefined) return `No ${layers.some(isClay) ? 'sand layer' : 'layer'} ${below}`
  if (found.length === 1) return `The layer at a depth of ${shownIn(first.z, 'm')} ${below}`
  const to =
    last.z > first.z
      ? `at depths of ${shownIn(first.z, 'm')} to ${shownIn(last.z, 'm')}`
      : `at a depth of ${shownIn(first.z, 'm')}`
  return `The factor of safety is below the required ${shown(p.required_factor_of_safety)} in ${found.length} of ${layers.length} layers, ${to}`
}

function demand(layers: readonly Placed[]): string {
  const ratios = layers.map((layer) => layer.demand.CSR)
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)].map((ratio) => shown(ratio, 3))
  return least === most ? `${most}` : `${least} to ${most}`
}
