/** The answer in a sentence: whether the ground liquefies, where, and how much it then settles. */
import { digitsApart, shown, shownIn } from '@keelson/workflow'
import { liquefies } from './calculate-layer.ts'
import type { Placed, Profile } from './calculate-profile.ts'
import type { Params } from './inputs.ts'

export function sentence(p: Params, { layers, worst, sums }: Profile): string {
  if (sums === undefined) return `Cyclic stress ratio ${demand(layers)}; no resistance data are provided`
  const after = `Liquefaction potential index ${shown(sums.LPI, 3)}, severity number ${shown(sums.LSN, 3)}, settlement ${shownIn(sums.settlement, 'mm', 3)}`
  const FS = worst?.resistance?.FS
  if (worst === undefined || FS === undefined)
    return layers.some(isClay) ? NOT_SAND : `No layer has a factor of safety by this procedure. ${after}`
  const required = p.required_factor_of_safety
  const least = `minimum factor of safety ${shown(FS, digitsApart(FS, required, 3))} at ${shownIn(worst.z, 'm')}`
  return `${where(p, layers)}; ${least} (required ${shown(required)}). ${after}`
}

const isClay = ({ resistance }: Placed) => resistance?.state === 'clay'
const NOT_SAND = 'The ground behaves as clay and has no factor of safety by this procedure'

function where(p: Params, layers: readonly Placed[]): string {
  const found = layers.filter(({ resistance }) => liquefies(p, resistance?.FS))
  const [first, last] = [found[0], found.at(-1)]
  if (first === undefined || last === undefined)
    return layers.some(isClay) ? 'No sand layer liquefies' : 'No layer liquefies'
  if (found.length === 1) return `The layer at a depth of ${shownIn(first.z, 'm')} liquefies`
  const to =
    last.z > first.z
      ? `at depths of ${shownIn(first.z, 'm')} to ${shownIn(last.z, 'm')}`
      : `at a depth of ${shownIn(first.z, 'm')}`
  return `${found.length} of ${layers.length} layers liquefy, ${to}`
}

function demand(layers: readonly Placed[]): string {
  const ratios = layers.map((layer) => layer.demand.CSR)
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)].map((ratio) => shown(ratio, 3))
  return least === most ? `${most}` : `${least} to ${most}`
}
