/** What the wire does: a snap after slack, and the resonance of a deep lowering. */
import * as lowering from '@keelson/standards/dnv-rp-h103-2011/lowering.ts'
import { snapForce } from '@keelson/standards/dnv-rp-h103-2011/splash-zone.ts'
import { gives, notApplicable, shown, shownForce, shownIn } from '@keelson/workflow'
import { periodsChart, snapChart } from './charts.ts'
import { hungFigure, loweredFigure } from './figures.ts'
import { way } from './inputs.ts'
import { buoyancyRules } from './rules.ts'
import { wireWarnings } from './warnings.ts'
import { hanging, snapping, snapRun, type WireRun, wireRun } from './wire.ts'

export const afterSlack = way({
  takes: snapping,
  values: { snap_force: gives(snapForce, 'lifting_load', 'Snap force in addition to the static weight on the wire.') },
  checks: {},
  charts: {
    snap: {
      title: 'Snap force against velocity',
      description: 'Snap force against snap velocity, in addition to the static weight.',
    },
  },
  figures: {
    hung: {
      title: 'Jumper on wire',
      description: 'Jumper, wire and snap velocity, not to scale.',
    },
  },
  calculate: (p, trace) => {
    const force = snapRun(p, trace)
    return {
      charts: () => ({ snap: snapChart(p, force) }),
      figures: () => ({ hung: hungFigure(p, force) }),
      detail: `Snap force ${shownForce(force)} in wire and crane, in addition to the static weight`,
    }
  },
})

const moving = { needs: ['crane_tip_period'] }
export const onWire = way({
  takes: hanging,
  may: ['crane_tip_period'],
  rules: buoyancyRules,
  values: {
    natural_period: gives(lowering.naturalPeriod, 'natural_period', 'Natural period of the jumper on the wire.'),
    wire_stiffness: gives(lowering.wireStiffness, 'spring_stiffness', 'Axial stiffness of the paid-out wire.'),
    static_wire_tension: gives(lowering.topTension, 'lifting_load', 'Static wire tension at the crane.', {
      signed: true,
    }),
    wire_elongation: gives(
      lowering.elongation,
      'structure_dimension',
      'Wire elongation due to the jumper and wire weight.',
      { signed: true },
    ),
    resonance_ratio: gives(
      lowering.periodRatio,
      '-',
      'Crane tip period divided by natural period. Motion is amplified near 1.',
      moving,
    ),
    amplification: gives(
      lowering.resonantAmplification,
      '-',
      'Amplification of the crane tip motion, calculated without damping.',
      moving,
    ),
  },
  checks: {},
  charts: {
    lowering: {
      title: 'Natural period through water column',
      description: 'Natural period against wire length, with the crane tip period marked.',
    },
  },
  figures: {
    lowered: {
      title: 'Deep lowering',
      description: 'Wire and jumper below still water, with wire tension and stretch.',
    },
  },
  calculate: (p, trace) => {
    const run = wireRun(p, trace)
    const { ratio, amplification, period, tension } = run
    return {
      ...(ratio !== undefined && amplification === undefined && { values: { amplification: AT_RESONANCE } }),
      charts: () => ({ lowering: periodsChart(p) }),
      figures: () => ({ lowered: loweredFigure(p, run) }),
      warnings: wireWarnings(run),
      detail: `Natural period on the wire ${shownIn(period, 's')}${amplified(run)}; static tension at the crane ${shownForce(tension)}`,
    }
  },
})
const AT_RESONANCE = notApplicable('the crane tip period equals the natural period and there is no damping')

const amplified = ({ amplification }: WireRun): string =>
  amplification === undefined ? '' : `, crane tip motion amplification ${shown(amplification, 3)}`
