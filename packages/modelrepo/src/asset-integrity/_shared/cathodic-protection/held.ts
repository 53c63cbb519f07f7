/** What the installed anodes give and hold against the demands, and the potentials that they keep. */
import type { Trace } from '@keelson/equations'
import {
  anodeCharge,
  anodeLife,
  installedMass,
  potentialMargin,
  requiredCharge,
  structurePotential,
  totalOutput,
} from '@keelson/standards/dnv-rp-b401-2021/demand.ts'
import type { Design } from './design.ts'
import type { DesignInputs } from './inputs.ts'

export interface Held {
  readonly initialOutput: number
  readonly finalOutput: number | undefined
  readonly chargeTaken: number
  readonly chargeHeld: number
  readonly installedMass: number
  /** kg; undefined where the gross mass of one anode is not given. */
  readonly grossMass: number | undefined
  /** s; undefined where the structure takes no current over its life. */
  readonly life: number | undefined
  /** Potential and margin at the initial and final demand, V; undefined where there are no anodes. */
  readonly initial: Potential | undefined
  readonly final: Potential | undefined
}
interface Potential {
  readonly E: number
  readonly margin: number
}

/** What the anodes installed (or else those required) give and hold. */
export function heldBy(p: DesignInputs, design: Design, trace: Trace): Held {
  trace.section('Anode capacity and potentials')
  const { N, u, epsilon, start, end, demand } = design
  const m = p.anode_net_mass
  const named: Readonly<Record<string, string>> = p.number_of_anodes === undefined ? { N: 'N_req' } : {}
  const total = (I_a: number, phase: 'i' | 'f') =>
    trace.apply(
      totalOutput,
      { N, I_a },
      {
        as: `I_tot_${phase}`,
        rename: { ...named, I_a: `I_a${phase}` },
        title: `${phase === 'i' ? 'Initial' : 'Final'} total anode current output`,
      },
    )
  const M_i = trace.apply(installedMass, { N, m }, { rename: named })
  return {
    initialOutput: total(start.I, 'i'),
    finalOutput: end && total(end.I, 'f'),
    chargeTaken: trace.apply(requiredCharge, { I_cm: demand.mean, t_f: p.design_life }),
    chargeHeld: trace.apply(anodeCharge, { N, m, u, epsilon }, { rename: named }),
    installedMass: M_i,
    grossMass: gross(p, N, named, trace),
    life: demand.mean > 0 ? trace.apply(anodeLife, { M_i, u, epsilon, I_cm: demand.mean }) : undefined,
    initial: N > 0 ? potential(p, design, start.R, 'i', named, trace) : undefined,
    final: N > 0 && end ? potential(p, design, end.R, 'f', named, trace) : undefined,
  }
}

function gross(p: DesignInputs, N: number, named: Readonly<Record<string, string>>, trace: Trace): number | undefined {
  if (p.anode_gross_mass === undefined) return undefined
  const printed = { as: 'M_gr', rename: { ...named, m: 'm_gr' }, title: 'Installed gross mass' }
  return trace.apply(installedMass, { N, m: p.anode_gross_mass }, printed)
}

function potential(
  p: DesignInputs,
  { E_a, N, demand }: Design,
  R_a: number,
  phase: 'i' | 'f',
  named: Readonly<Record<string, string>>,
  trace: Trace,
): Potential {
  const I_c = phase === 'i' ? demand.initial : demand.final
  const when = phase === 'i' ? 'initial' : 'final'
  const E = trace.apply(
    structurePotential,
    { E_a, I_c, R_a, N },
    {
      as: `E_s${phase}`,
      rename: { ...named, I_c: `I_c${phase}`, R_a: `R_a${phase}` },
      title: `Potential at ${when} demand`,
    },
  )
  const margin = trace.apply(
    potentialMargin,
    { E_c: p.design_protective_potential, E_s: E },
    { as: `Delta_E_s${phase}`, rename: { E_s: `E_s${phase}` }, title: `Potential margin at ${when} demand` },
  )
  return { E, margin }
}
