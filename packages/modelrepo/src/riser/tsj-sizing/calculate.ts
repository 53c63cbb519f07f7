/** The stress joint, in the order of the method. SI in and out. */
import type { Trace } from '@keelson/equations'
import { hetenyi } from '@keelson/physics/tensioned-beam/source.ts'
import { notApplicable, type Outcome, type RunContext, statusOf } from '@keelson/workflow'
import { traceOfRow } from '../../_shared/rows/trace-of-row.ts'
import { type Joint, jointOf, type Place, sizeAt, tracedMoment, traceJoint } from './calculate-joint.ts'
import { allowableOf, type Stressed, type Stresses, stressed, stressesOf } from './calculate-stresses.ts'
import { curvatureChart, momentChart, utilisationChart } from './charts.ts'
import { checksOf } from './checks.ts'
import type { contract } from './contract.ts'
import { sentence } from './detail.ts'
import { bentAxis, elevation } from './figures.ts'
import type { Params } from './inputs.ts'
import { stationTable } from './tables.ts'
import { warningsOf } from './warnings.ts'

export function calculate(p: Params, { trace }: RunContext): Outcome<typeof contract> {
  const joint = jointOf(p)
  const stresses = stressesOf(p, joint)
  const M_0 = traceJoint(p, joint, trace)
  traceStresses(p, joint, stresses, trace)
  const { stations, governing, most, riser } = stresses
  const checks = checksOf(p, joint, stresses)
  return {
    values: {
      base_moment: M_0,
      bending_moments: joint.stations.map(({ M }) => M),
      end_slope_remaining:
        joint.theta === 0
          ? notApplicable('{riser_angle} is zero or not provided, so the joint does not bend')
          : (joint.stations.at(-1)?.psi ?? 0),
      true_wall_tensions: stations.map((s) => s.stresses.T_w),
      von_mises_stresses: stations.map((s) => s.stresses.sigma_vM),
      utilisations: stations.map((s) => s.utilisation),
      maximum_utilisation: governing.utilisation,
      governing_position: governing.place.x,
      scan_maximum_utilisation: most.utilisation,
      scan_maximum_position: most.place.x,
      riser_end_utilisation: riser.utilisation,
      status: statusOf(checks),
    },
    checks,
    tables: () => ({ stations: stationTable(stresses) }),
    charts: () => ({
      moment: momentChart(joint),
      curvature: curvatureChart(p, joint),
      utilisation: utilisationChart(stresses),
    }),
    figures: () => ({ elevation: elevation(p, joint), bent_axis: bentAxis(p, joint) }),
    warnings: warningsOf(p, joint, stresses),
    detail: sentence(joint, stresses, 'notChecked' in checks.joint),
  }
}

/** Symbols that every place shares. */
const OF_ALL: ReadonlySet<string> = new Set('T_eff p_i p_e sigma_all'.split(' '))

function traceStresses(p: Params, joint: Joint, { governing, most, riser }: Stresses, trace: Trace): void {
  trace.section('Allowable stress')
  const sigma_all = allowableOf(p, trace)
  const shown = (title: string, mark: string, { place }: Stressed, size: (own: Trace) => Pick<Place, 'D' | 't'>) => {
    const own = traceOfRow(trace, title, mark, OF_ALL)
    own.section('section and moment')
    const { D, t } = size(own)
    const M = tracedMoment(p, joint, place, own)
    own.section('stresses')
    stressed(p, { D, t }, M, sigma_all, own)
  }
  shown('Governing station', 'g', governing, (own) => sizeAt(p, governing.place.x, own))
  if (most.place.x !== governing.place.x)
    shown('Maximum utilisation position', 'x', most, (own) => sizeAt(p, placed(most, own), own))
  shown('Adjacent riser', 'R', riser, () => joint.riser)
}

const placed = ({ place: { x } }: Stressed, trace: Trace): number =>
  trace.lookup({
    symbol: 'x',
    title: 'Maximum utilisation position',
    unit: 'm',
    source: hetenyi,
    clause: 'geometry',
    value: x,
    cell: 'of 401 equally spaced positions and the stations',
  })
