/** Inspection planning and remaining life: what the workflow is, takes, gives and does not do. */
import { nistHandbook } from '@keelson/physics/sweep/effects.ts'
import { api510 } from '@keelson/standards/api-510-2014/source.ts'
import { governingThickness, remainingLife } from '@keelson/standards/api-570-2016/remaining-life.ts'
import { api570 } from '@keelson/standards/api-570-2016/source.ts'
import { api653 } from '@keelson/standards/api-653-2014/source.ts'
import { risk } from '@keelson/standards/api-rp-581-2016/risk.ts'
import { apiRp581 } from '@keelson/standards/api-rp-581-2016/source.ts'
import { damageFactor } from '@keelson/standards/api-rp-581-2016/thinning.ts'
import { checkOf, defineContract, numberColumn, textColumn } from '@keelson/workflow'
import { TARGET_REACHED } from './calculate-risk.ts'
import { assumptions, method, notChecked, validity } from './method.ts'
import { BY_RISK, BY_THICKNESS, RISK } from './modes.ts'
import { inputs } from './params.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

/** Readings above which a run is no longer at once. */
const INSTANT_READINGS = 100

const TARGET = { source: apiRp581, clause: 'part 1, 4.4' } as const

export const contract = defineContract({
  id: 'inspection-planning',
  version: 1,
  status: 'stable',
  title: 'Inspection planning and remaining life',
  askedAs: [
    'When must I measure the thickness of this line by UT again?',
    'How many years has the vessel shell got left at its present corrosion rate?',
    'Our CMLs have readings since 2010: which one governs and what is the trend?',
    'May we stretch the interval of this tank floor inspection, or is it overdue?',
    'What is the RBI thinning damage factor after two B-grade inspections, and when does it hit our target?',
    'Short-term and long-term corrosion rate, tmin and half-life interval by API 570 or API 510',
  ],
  question: 'How fast does this wall thin, how long will it last, and when must it be inspected next?',
  routes: [{ domain: 'subsea-pipelines-integrity', subdomain: 'asset-integrity' }],
  standards: [
    { source: api570, section: '6.3.3 and Table 1 intervals; 7.1 corrosion rates; 7.2 remaining life' },
    { source: api510, section: '6.4 external, 6.5 internal and on-stream, 6.6 relief devices' },
    { source: api653, section: '6.3 external visual and ultrasonic, 6.4 internal' },
    { source: apiRp581, section: 'part 1, section 4 risk; part 2, 4.5 thinning damage factor' },
    { source: nistHandbook, section: '4.1.4.1 least squares, for the trend of many readings' },
  ],
  kind: 'calculation',
  cost: (p) => ((p.thickness_readings?.length ?? 0) > INSTANT_READINGS ? 'standard' : 'instant'),
  params: inputs,
  rules,
  values,
  warnings,
  answers: [
    'corrosion_rate',
    'remaining_life',
    'inspection_interval',
    'next_inspection_year',
    'damage_factor',
    'probability_of_failure',
    'risk',
    'external_inspection_interval',
  ],
  checks: {
    wall: checkOf('wall_thickness_pipe', {
      title: 'Wall above the required thickness',
      criterion: remainingLife,
      demand: governingThickness,
      capacity: 'Measured thickness',
      onlyWhen: BY_THICKNESS,
    }),
    remaining_life: checkOf('calculated_life', {
      title: 'Remaining life',
      criterion: remainingLife,
      demand: 'Life that the owner needs',
      capacity: 'Remaining life (API RP 581: time to the target)',
      needs: ['required_remaining_life'],
      reach: [TARGET_REACHED],
    }),
    damage_factor: checkOf('-', {
      title: 'Damage factor',
      criterion: TARGET,
      demand: damageFactor,
      capacity: 'Target damage factor',
      onlyWhen: BY_RISK,
      needs: ['damage_factor_target'],
    }),
    risk: checkOf(RISK, {
      title: 'Risk',
      criterion: TARGET,
      demand: risk,
      capacity: 'Risk target',
      onlyWhen: BY_RISK,
      needs: ['risk_target', 'consequence_area'],
    }),
  },
  tables: {
    interval_limits: {
      title: 'Limits of the intervals',
      description: 'Every limit that an interval came from; the smallest of a kind governs.',
      columns: {
        inspection: textColumn('Inspection'),
        criterion: textColumn('Criterion'),
        limit: numberColumn('calculated_life', 'Limit', { symbol: 'I' }),
      },
      onlyWhen: BY_THICKNESS,
    },
    required_thicknesses: {
      title: 'Required thickness',
      description: 'What asks for which thickness; the largest governs.',
      columns: {
        reason: textColumn('Reason'),
        thickness: numberColumn('wall_thickness_pipe', 'Thickness', { symbol: 't' }),
      },
      onlyWhen: BY_THICKNESS,
    },
    rates: {
      title: 'Corrosion rates',
      description: 'Every rate that the inputs give, and the life that it would leave.',
      columns: {
        rate: textColumn('Rate'),
        value: numberColumn('corrosion_rate', 'Value', { symbol: 'C_r' }),
        life: numberColumn('calculated_life', 'Remaining life', { symbol: 'RL' }),
      },
      onlyWhen: BY_THICKNESS,
    },
    locations: {
      title: 'Locations',
      description: 'Rates and lives of the condition monitoring locations.',
      columns: {
        location: textColumn('Location'),
        readings: numberColumn('-', 'Readings'),
        thickness: numberColumn('wall_thickness_pipe', 'Last thickness', { symbol: 't_act' }),
        short_term: numberColumn('corrosion_rate', 'Short term', { symbol: 'CR_ST' }),
        long_term: numberColumn('corrosion_rate', 'Long term', { symbol: 'CR_LT' }),
        trend: numberColumn('corrosion_rate', 'Trend', { symbol: 'CR_TR' }),
        upper_bound: numberColumn('corrosion_rate', 'Upper 95 %', { symbol: 'CR_95' }),
        used: numberColumn('corrosion_rate', 'Used', { symbol: 'C_r' }),
        basis: textColumn('Basis'),
        life: numberColumn('calculated_life', 'Remaining life', { symbol: 'RL' }),
      },
      onlyWhen: BY_THICKNESS,
    },
    location_statistics: {
      title: 'Statistics of the locations',
      description: 'Of the rates used, over all locations.',
      columns: {
        statistic: textColumn('Statistic'),
        rate: numberColumn('corrosion_rate', 'Rate', { symbol: 'C_r' }),
      },
      onlyWhen: BY_THICKNESS,
    },
    strength_ratios: {
      title: 'Strength ratios',
      description: 'By the pressure, and by the minimum thickness where it is given; the larger governs.',
      columns: { form: textColumn('Form'), ratio: numberColumn('-', 'Strength ratio', { symbol: 'SR_P' }) },
      onlyWhen: BY_RISK,
    },
    damage_states: {
      title: 'Damage states',
      description: 'How probable each state is, before and after the inspections, and how reliable the wall is in it.',
      columns: {
        multiple: numberColumn('-', 'Loss, times expected', { symbol: 'D_s' }),
        prior: numberColumn('fraction', 'Prior', { symbol: 'Pr' }),
        grade_a: numberColumn('fraction', 'If A', { symbol: 'C_A' }),
        grade_b: numberColumn('fraction', 'If B', { symbol: 'C_B' }),
        grade_c: numberColumn('fraction', 'If C', { symbol: 'C_C' }),
        grade_d: numberColumn('fraction', 'If D', { symbol: 'C_D' }),
        factor: numberColumn('-', 'Effectiveness factor', { symbol: 'I' }),
        posterior: numberColumn('fraction', 'Posterior', { symbol: 'Po' }),
        index: numberColumn('-', 'Reliability index', { symbol: 'beta' }),
        failure: numberColumn('fraction', 'Failure probability'),
      },
      onlyWhen: BY_RISK,
    },
    inspection_credit: {
      title: 'What one more inspection does',
      description:
        'Damage factor after one more inspection that confirms the rate, now and at the date that the target gives.',
      columns: {
        inspection: textColumn('Inspection'),
        now: numberColumn('-', 'Damage factor now', { symbol: 'D_f' }),
        planned: numberColumn('-', 'At the planned date', { symbol: 'D_f' }),
      },
      onlyWhen: BY_RISK,
    },
  },
  charts: {
    thickness_projection: {
      title: 'Wall thickness over time',
      description: 'Readings, projection at the rate used, required thickness and next inspection.',
      onlyWhen: BY_THICKNESS,
    },
    location_lives: {
      title: 'Remaining life of the locations',
      description: 'Shortest first, forty at the most.',
      onlyWhen: BY_THICKNESS,
      needs: ['thickness_readings'],
    },
    damage_factor_over_time: {
      title: 'Damage factor over time',
      description:
        'Without inspection, and with one more of the planned effectiveness at the date that the target gives.',
      onlyWhen: BY_RISK,
    },
    risk_matrix: {
      title: 'Risk matrix',
      description: "Bands by the sum of both categories, as a balanced matrix; the owner's own bands govern.",
      onlyWhen: BY_RISK,
      needs: ['consequence_area'],
    },
  },
  figures: {
    wall: {
      title: 'Wall over time',
      description:
        'Strips of wall to one scale, the outside on the left: as it was, is and will be at the next inspection, against what is required. What is gone of the thickest of them is dashed.',
    },
  },
  deliverables: [],
  method,
  assumptions,
  validity,
  notChecked,
})
