/** What the alloy gives: read from the tables of the edition, or as given. */
import type { Trace } from '@keelson/equations'
import {
  ALLOY_DENSITY,
  type AnodeRow,
  type AnodeType,
  anodeRow,
  hottestAnode,
  UTILISATION,
} from '@keelson/standards/dnv-rp-b401-2021/anode-design.ts'
import { drivingVoltage } from '@keelson/standards/dnv-rp-b401-2021/demand.ts'
import { tableOf } from '@keelson/standards/dnv-rp-b401-2021/source.ts'
import { toSI } from '@keelson/units'
import { midSentence, refuse, shownTemperature } from '@keelson/workflow'
import { editionOf } from './editions.ts'
import type { DesignInputs } from './inputs.ts'
import { ANODE_PROPERTIES, type AnodeProperty, requireDriving } from './potentials.ts'

export interface Alloy {
  /** C/kg. */
  readonly epsilon: number
  readonly E_a: number
  readonly Delta_E: number
  readonly u: number
}
/** Capacity that stands for the table where none is given, C/kg; undefined leaves the table. */
export type OwnCapacity = (tabled: (trace: Trace) => number, trace: Trace) => number

/** The row of the anode table at the anode's temperature; undefined where the table of the edition has none so hot. */
export const tabledAnode = (p: DesignInputs): AnodeRow | undefined =>
  anodeRow(editionOf(p.edition).anodes, p.anode_material, p.anode_environment, p.anode_surface_temperature)

/**
 * Capacity, potentials and utilisation. Refuses a temperature above the table where a property is not given, and an
 * anode that is not more negative than the steel is to be.
 */
export function alloyOf(p: DesignInputs, type: AnodeType, trace: Trace, ownCapacity?: OwnCapacity): Alloy {
  const tabled = (into: Trace) => readAnode(p, 'capacity', into)
  const epsilon = p.anode_capacity ?? (ownCapacity ? ownCapacity(tabled, trace) : tabled(trace))
  const u = p.anode_utilisation_factor ?? readUtilisation(p, type, trace)
  const E_a = p.closed_circuit_anode_potential ?? readAnode(p, 'potential', trace)
  requireDriving(p, E_a, 'steel')
  return { epsilon, u, E_a, Delta_E: trace.apply(drivingVoltage, { E_c: p.design_protective_potential, E_a }) }
}

function readUtilisation(p: DesignInputs, type: AnodeType, trace: Trace): number {
  const edition = editionOf(p.edition)
  return trace.lookup({
    symbol: 'u',
    title: 'Anode utilisation factor',
    unit: '-',
    source: edition.source,
    clause: tableOf(edition, 8),
    value: UTILISATION[type],
    cell: type,
  })
}

/** Density of the alloy, kg/m3: as given, or the usual one. */
export function densityOf(p: DesignInputs, trace: Trace): number {
  if (p.anode_alloy_density !== undefined) return p.anode_alloy_density
  return trace.lookup({
    symbol: 'rho_a',
    title: 'Anode alloy density',
    unit: 'kg/m3',
    source: editionOf(p.edition).source,
    clause: 'typical value, not tabulated',
    value: ALLOY_DENSITY[p.anode_material],
    cell: p.anode_material,
  })
}

function readAnode(p: DesignInputs, property: AnodeProperty, trace: Trace): number {
  const printed = ANODE_PROPERTIES[property]
  const { anode_material: material, anode_environment: environment } = p
  const edition = editionOf(p.edition)
  const row = tabledAnode(p)
  if (!row) {
    const end = shownTemperature(toSI(hottestAnode(edition.anodes, material, environment), 'degC'))
    refuse(
      '/anode_surface_temperature',
      `must not exceed ${end}, the limit of ${tableOf(edition, 6)} (${edition.year} edition) for ${material} in ${environment}, unless the ${midSentence(printed.title)} is provided (entered: ${shownTemperature(p.anode_surface_temperature)})`,
    )
  }
  return trace.lookup({
    ...printed,
    source: edition.source,
    clause: tableOf(edition, 6),
    value: row[property],
    cell: `${material}, ${environment}, ${row.name}, ${edition.year} edition`,
  })
}
