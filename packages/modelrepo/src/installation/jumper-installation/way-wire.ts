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
  values: { snap_force: gives(snapForce, 'lifting_load', 'Beside the weight that the wire carries.') },
  checks: {},
  charts: {
    snap: {
      title: 'Snap force against velocity',
      description: 'Beside the static weight.',
    },
  },
  figures: {
    hung: {
      title: 'Jumper on its wire',
      description: 'Jumper, wire and the velocity with which slack is taken up; not to scale.',
    },
  },
  calculate: (p, trace) => {
    const force = snapRun(p, trace)
    return {
      charts: () => ({ snap: snapChart(p, force) }),
      figures: () => ({ hung: hungFigure(p, force) }),
      detail: `The wire and the crane carry a snap force of ${shownForce(force)} beside the static weight`,
    }
  },
})

const moving = { needs: ['crane_tip_period'] }
export const onWire = way({
  takes: hanging,
  may: ['crane_tip_period'],
  rules: buoyancyRules,
  values: {
    natural_period: gives(lowering.naturalPeriod, 'natural_period', 'Of jumper and wire.'),
    wire_stiffness: gives(lowering.wireStiffness, 'spring_stiffness', 'Of the length paid out.'),
    static_wire_tension: gives(lowering.topTension, 'lifting_load', 'At the crane.', { signed: true }),
    wire_elongation: gives(lowering.elongation, 'structure_dimension', 'By jumper and own weight.', { signed: true }),
    resonance_ratio: gives(lowering.periodRatio, '-', 'Near 1 the motion of the crane tip is amplified.', moving),
    amplification: gives(
      lowering.resonantAmplification,
      '-',
      'Of the motion of the crane tip, without damping.',
      moving,
    ),
  },
  checks: {},
  charts: {
    lowering: {
      title: 'Natural period through the water column',
      description: 'Over the length of the wire, with the period of the crane tip.',
    },
  },
  figures: {
    lowered: {
      title: 'Deep lowering',
      description: 'Wire and jumper below still water, with what the wire carries and how much it stretches.',
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
      detail: `The natural period on the wire is ${shownIn(period, 's')}${amplified(run)}; the static tension is ${shownForce(tension)}`,
    }
  },
})
const AT_RESONANCE = notApplicable('the crane tip moves at the natural period, and nothing damps')

const amplified = ({ amplification }: WireRun): string =>
  amplification === undefined ? '' : `, and its amplification of the crane tip motion ${shown(amplification, 3)}`
