/** What a specialist would remark on the rectification. */
import { TURBULENCE_FLOOR, turbulenceReduction2 } from '@keelson/standards/dnv-rp-f105-2017/in-line.ts'
import { shown, type Warning, warning } from '@keelson/workflow'
import { spanWarnings } from '../_shared/free-span/rules.ts'
import type { Found } from './calculate-found.ts'
import type { Params } from './params.ts'

export function warningsOf(p: Params, found: Found): Warning[] {
  const { section, ends, before, after, division } = found
  const again = division.n === 0 ? [] : spanWarnings(section, ends, after)
  return [
    ...spanWarnings(section, ends, before),
    ...again.filter((w) => w.code !== 'floating_pipe').map((w) => ({ ...w, message: `rectified span: ${w.message}` })),
    ...touching(found),
    ...voidSupports(found),
    ...turbulence(p),
  ]
}

/** A sag beyond the gap: the pipe rests on the bed and is not free. */
const touching = ({ before: { delta, L }, e }: Found): Warning[] =>
  delta > e
    ? [
        warning(
          'rests_on_bed',
          `the sag of ${shown(delta)} m over ${shown(L)} m is more than the gap of ${shown(e)} m: the pipe would touch the bed between its shoulders`,
          '/gap_ratio',
        ),
      ]
    : []

function voidSupports({ heights, division }: Found): Warning[] {
  const at = (heights?.gaps ?? []).flatMap((gap, i) => (gap <= 0 ? [shown(division.positions[i] ?? 0)] : []))
  if (at.length === 0) return []
  const where = `${at.slice(0, 5).join(', ')}${at.length > 5 ? ' ...' : ''} m`
  return [
    warning(
      'no_gap',
      `the survey has no gap at ${where}: the pipe rests on the bed there, without a support`,
      '/gap_profile',
    ),
  ]
}

function turbulence({ turbulence_intensity: I_c }: Params): Warning[] {
  if (I_c === undefined) return []
  const held = `turbulence intensity ${shown(I_c)} is below ${TURBULENCE_FLOOR.value}: the reduction factors are held at 1`
  const none = `turbulence intensity ${shown(I_c)} takes the whole of the response at the second corner`
  if (I_c < TURBULENCE_FLOOR.value) return [warning('held_at_limit', held, '/turbulence_intensity')]
  return turbulenceReduction2.evaluate({ I_c }) === 0 ? [warning('held_at_limit', none, '/turbulence_intensity')] : []
}
