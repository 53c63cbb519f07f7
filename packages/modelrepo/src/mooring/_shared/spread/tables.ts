/** The lines of a spread, and the losses of each, as rows. SI. */
import { LINE_FACTORS } from '@keelson/standards/api-rp-2sk-2005/line-tension.ts'
import { numberColumn, wordedColumn } from '@keelson/workflow'
import { mostUsed, sharesOf } from './conditions.ts'
import type { SpreadParams } from './inputs.ts'
import { decisive, isHeld, type SolvedSpread } from './solve.ts'
import { lineStiffnesses } from './stiffness.ts'

const tension = (title: string, symbol?: string) =>
  numberColumn('line_tension', title, symbol === undefined ? {} : { symbol })

export const spreadTables = {
  lines: {
    title: 'Line results, intact, mean position',
    description:
      'Static tensions without the dynamic factor, and the contribution of each line to the mooring stiffness.',
    columns: {
      line: numberColumn('-', 'Line'),
      azimuth: numberColumn('heading', 'Azimuth'),
      span: numberColumn('line_span', 'Horizontal span', { symbol: 'x' }),
      horizontal: tension('Horizontal tension', 'H'),
      fairlead: tension('Fairlead tension', 'T'),
      anchor: tension('Anchor tension', 'T_A'),
      uplift: tension('Anchor uplift', 'V_A'),
      grounded: numberColumn('line_span', 'Grounded length'),
      utilisation: numberColumn('utilisation', 'Utilisation'),
      surge: numberColumn('spring_stiffness', 'Surge stiffness', { symbol: 'k_11' }),
      sway: numberColumn('spring_stiffness', 'Sway stiffness', { symbol: 'k_22' }),
      yaw: numberColumn(
        { unit: 'kN*m/rad', noKind: 'no typical range is defined for a yaw stiffness' },
        'Yaw stiffness',
        {
          symbol: 'k_66',
        },
      ),
    },
  },
  losses: {
    title: 'One line failed, each line in turn',
    description: 'Results at the extreme position if motions are provided, otherwise at the mean position.',
    onlyWhen: { check_damaged: [true] },
    columns: {
      lost: numberColumn('-', 'Failed line'),
      offset: numberColumn('vessel_offset', 'Offset'),
      tension: tension('Maximum tension'),
      line: numberColumn('-', 'Most loaded line'),
      utilisation: numberColumn('utilisation', 'Utilisation'),
      held: wordedColumn('Equilibrium found'),
    },
  },
}

export type LossRow = ReturnType<typeof lossRows>[number]

function lineRows(p: SpreadParams, { spread, intact }: SolvedSpread) {
  const FS = LINE_FACTORS[p.analysis_method].intact
  const stiffness = lineStiffnesses(spread, intact)
  return intact.lines.map((at, i) => ({
    line: i + 1,
    azimuth: spread.pattern.azimuths[i] ?? 0,
    span: at.horizontalSpan,
    horizontal: at.horizontalTension,
    fairlead: at.fairleadTension,
    anchor: at.anchorTension,
    uplift: at.anchorVerticalTension,
    grounded: at.groundedLength,
    utilisation: p.dynamic_factor * FS * Math.max(...sharesOf(at, spread.line)),
    surge: stiffness[i]?.surge ?? 0,
    sway: stiffness[i]?.sway ?? 0,
    yaw: stiffness[i]?.yaw ?? 0,
  }))
}

function lossRows(p: SpreadParams, { spread, losses }: SolvedSpread) {
  const FS = LINE_FACTORS[p.analysis_method].damaged
  return losses.map((loss) => {
    if (!isHeld(loss)) {
      const none = { offset: null, tension: null, line: null, utilisation: null }
      return { lost: loss.lost, ...none, held: `no: ${loss.reason ?? 'no equilibrium'}` }
    }
    const at = decisive(loss)
    const used = mostUsed(at, spread.line)
    return {
      lost: loss.lost,
      offset: at.offset,
      tension: used.tension,
      line: used.number,
      utilisation: (p.dynamic_factor * FS * used.tension) / used.breakingLoad,
      held: 'yes',
    }
  })
}

export const tableRows = (p: SpreadParams, solved: SolvedSpread) => ({
  lines: lineRows(p, solved),
  ...(p.check_damaged && { losses: lossRows(p, solved) }),
})
