/** Legs at an angle, a sling alone, shackles of the catalogue, and a string of parts. */
import { silent } from '@keelson/equations'
import { equalLegForce, horizontalForce } from '@keelson/physics/lift/leg.ts'
import { gives, givesAs, listValue, shownForce, shownIn } from '@keelson/workflow'
import { angleChart, overAngles } from './charts.ts'
import { bendDoubt } from './doubts.ts'
import { alike, elevationFigure } from './figures.ts'
import { way } from './inputs.ts'
import { angled, angleRun } from './lift.ts'
import { catalogueRun, weakestOf } from './parts.ts'
import { bendRules, catalogueRules, stringRules } from './rules.ts'
import { partial, slingChecks, slingInWords, slingRun, slingValues } from './sling.ts'
import { shackleRows, shackleTables } from './tables.ts'
import { angleWarnings, catalogueWarnings, partsWarnings, slingWarnings } from './warnings.ts'

const minimum = 0
export const angleCharts = {
  force_by_angle: {
    title: 'Sling force against angle',
    description: 'Sling force against the minimum leg angle. Steeper legs carry less force.',
  },
}
export const stringValues = {
  governing_wll: givesAs(
    'WLL',
    'Governing working load limit',
    'structure_mass',
    'Minimum working load limit of the parts.',
    {
      needs: ['elements'],
    },
  ),
}

export const legsAtAngle = way({
  takes: angled,
  values: {
    sling_force: gives(equalLegForce, 'lifting_load', 'Force in each leg, including dynamic amplification and skew.'),
    horizontal_force: gives(
      horizontalForce,
      'lifting_load',
      'Horizontal compression that each leg applies to the load.',
    ),
  },
  checks: {},
  charts: angleCharts,
  figures: elevationFigure,
  calculate: (p, trace) => {
    const { force, horizontal } = angleRun(p, trace)
    const here = { force, angle: p.sling_angle_from_horizontal }
    const at = (angle: number) => angleRun({ ...p, sling_angle_from_horizontal: angle }, silent).force
    return {
      charts: () => ({ force_by_angle: angleChart(overAngles(at), here) }),
      figures: () => ({ elevation: alike(p, here) }),
      warnings: angleWarnings(here.angle),
      detail: `Force per leg ${shownForce(force)} (${p.number_of_legs} legs), horizontal component ${shownForce(horizontal)}`,
    }
  },
})

export const aSling = way({
  takes: [...partial, 'maximum_sling_force', 'rope_diameter', 'bend_diameter'],
  may: ['sling_mbl'],
  rules: bendRules,
  values: slingValues,
  checks: slingChecks,
  calculate: (p, trace) => {
    const sling = slingRun(p, p.maximum_sling_force, trace)
    return {
      beside: { sling: { doubt: bendDoubt(p) } },
      warnings: slingWarnings(p),
      ...(sling && { answer: slingInWords(sling) }),
    }
  },
})

export const fromCatalogue = way({
  takes: ['shackle_type'],
  unlessReplaced: ['sizes'],
  may: ['part_number'],
  rules: catalogueRules,
  values: {
    working_load_limit: listValue('structure_mass', {
      title: 'Working load limit',
      description: 'Catalogue working load limit for each size.',
      symbol: 'WLL',
      minimum,
      single: true,
    }),
    minimum_breaking_load: listValue('structure_mass', {
      title: 'Minimum breaking load',
      description: 'Minimum breaking load for each size, six times the working load limit.',
      symbol: 'MBL',
      minimum,
      single: true,
    }),
  },
  checks: {},
  tables: shackleTables,
  calculate: (p, trace) => {
    const shackles = catalogueRun(p, trace)
    return {
      values: {
        working_load_limit: shackles.map(({ limit }) => limit),
        minimum_breaking_load: shackles.map(({ ultimate }) => ultimate),
      },
      tables: () => ({ shackles: shackleRows(shackles) }),
      warnings: catalogueWarnings(shackles),
      detail: `Working load limit of G-2130 shackles: ${shackles.map(({ size, limit }) => `${shownIn(limit, 't')} (${size} in)`).join(', ')}`,
    }
  },
})

export const aString = way({
  takes: ['elements'],
  rules: stringRules,
  values: stringValues,
  checks: {},
  calculate: (p, trace) => {
    const weakest = weakestOf(p, trace)
    return {
      warnings: partsWarnings(p),
      ...(weakest && {
        detail: `Governing working load limit ${shownIn(weakest.limit, 't')}, ${weakest.name}`,
      }),
    }
  },
})
