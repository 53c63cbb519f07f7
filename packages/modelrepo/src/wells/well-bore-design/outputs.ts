/** The tables, charts and figures of the run, as the contract declares them. */
import { inPractice, textColumn } from '@keelson/workflow'
import { KICK_INPUTS, ofConcept, ofDrawnWell, ofKick, ofSeats, ofStrings } from './modes.ts'

const { numberColumn } = inPractice('oilfield')
const depth = (title: string) => numberColumn('well_depth', title)
const weight = (title: string) => numberColumn('mud_density', title)
const pressure = (title: string) => numberColumn('net_pressure', title)
const factor = (title: string) => numberColumn('safety_factor', title)

export const tables = {
  sections: {
    title: 'Sections from the bottom up',
    description:
      'Each section with its shoe as it is set, no higher than the surface casing; the mud that it needs and the heaviest that it bears there; why its shoe stands where it does; and where the mud presses hardest against the pores.',
    columns: {
      bottom: depth('Bottom'),
      shoe: depth('Shoe as set'),
      mud_weight: weight('Mud weight'),
      greatest_mud_weight: weight('Heaviest that is borne'),
      ending: textColumn('The shoe stands where'),
      sticking_depth: depth('Presses hardest at'),
      differential_pressure: pressure('Mud over pores there'),
      differential_pressure_borne: pressure('Usually borne'),
    },
    onlyWhen: ofSeats,
  },
  top_down: {
    title: 'Sections from the top down',
    description:
      'The other way: from the surface casing, how deep each hole may be drilled. As many sections, each shoe as deep as it may be.',
    columns: {
      shoe: depth('From'),
      bottom: depth('Down to'),
      mud_weight: weight('Mud weight'),
      greatest_mud_weight: weight('Heaviest that is borne'),
      ending: textColumn('It ends where'),
    },
    onlyWhen: ofSeats,
  },
  string_checks: {
    title: 'Strings',
    description: 'Loads, ratings and safety factors of each string.',
    columns: {
      name: textColumn('String'),
      burst_load: pressure('Burst load'),
      burst_rating: pressure('Burst rating'),
      burst_safety_factor: factor('Burst'),
      collapse_load: pressure('Collapse load at the shoe'),
      collapse_rating: pressure('Collapse rating'),
      collapse_safety_factor: factor('Collapse'),
      tension_load: numberColumn('well_tubular_force', 'Tension load'),
      tension_rating: numberColumn('well_tubular_force', 'Strength in tension'),
      tension_safety_factor: factor('Tension'),
      triaxial_safety_factor: factor('Triaxial'),
    },
    onlyWhen: ofStrings,
  },
  concepts: {
    title: 'Hole concepts at the water depth',
    description: 'Cost and risk of all three, beside each other.',
    columns: {
      concept: textColumn('Concept'),
      drilling: numberColumn('work_cost', 'Drilling'),
      casing: numberColumn('work_cost', 'Casing'),
      completion: numberColumn('work_cost', 'Completion'),
      total: numberColumn('work_cost', 'Total'),
      stuck_pipe: numberColumn('-', 'Stuck pipe'),
      lost_circulation: numberColumn('-', 'Lost circulation'),
      wellbore_instability: numberColumn('-', 'Wellbore instability'),
      overall: numberColumn('-', 'Overall'),
    },
    onlyWhen: ofConcept,
  },
}

export const charts = {
  mud_window: {
    title: 'Mud window and casing seats',
    description:
      'Pore pressure and fracture gradients over the depth, both with their margins, the mud weight of each section, and the shoes.',
    onlyWhen: ofSeats,
  },
  burst_by_depth: {
    title: 'Burst over the depth',
    description:
      'Gas inside from the burst load at surface down, less the mud that the string was run in outside of it, beside the rating.',
    onlyWhen: ofStrings,
  },
  collapse_by_depth: {
    title: 'Collapse over the depth',
    description: 'Mud outside less what is left inside, beside the rating under the weight that hangs below.',
    onlyWhen: ofStrings,
  },
  tension_by_depth: {
    title: 'Tension over the depth',
    description: 'Weight in mud below, with bending and overpull, beside the strength of body or connection.',
    onlyWhen: ofStrings,
  },
  kick_by_depth: {
    title: 'Kick tolerance over the depth of the bit',
    description: 'With the same mud and pressures while the hole gets deeper, beside what is required.',
    onlyWhen: ofKick,
    needs: KICK_INPUTS,
  },
  concept_cost: {
    title: 'Cost of the hole concepts',
    description: 'At the water depth, by part.',
    onlyWhen: ofConcept,
  },
  concept_risk: {
    title: 'Risk of the hole concepts',
    description: 'Scores by hazard, higher is worse.',
    onlyWhen: ofConcept,
  },
}

export const figures = {
  well: {
    title: 'The well',
    description:
      'Its strings to the scale of the depth, with sizes, weights, yield strengths and shoes; of seats alone the shoes, of a concept its program below the mudline.',
    onlyWhen: ofDrawnWell,
  },
  influx: {
    title: 'The influx at the bottom and at the shoe',
    description:
      'Height and volume of the largest influx when it comes in and when its top is at the shoe, with the pressures.',
    onlyWhen: ofKick,
    needs: KICK_INPUTS,
  },
}
