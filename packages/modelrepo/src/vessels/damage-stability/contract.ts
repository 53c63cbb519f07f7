/** Intact and damage stability: what the workflow is, takes, gives and does not do. */
import { barrassDerrett } from '@keelson/physics/hull/sources.ts'
import { isCode } from '@keelson/standards/imo-is-code-2008/source.ts'
import { marpolI } from '@keelson/standards/imo-marpol-i-2007/survival.ts'
import { solas2009 } from '@keelson/standards/imo-solas-ii-1-2009/source.ts'
import { solas2020 } from '@keelson/standards/imo-solas-ii-1-2020/passenger.ts'
import { defineContract } from '@keelson/workflow'
import { checks } from './checks.ts'
import { assumptions, method, notChecked, validity } from './method.ts'
import { HULL } from './modes.ts'
import { charts, figures, tables } from './outputs.ts'
import { inputs } from './params.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  id: 'damage-stability',
  version: 1,
  status: 'stable',
  title: 'Intact and damage stability',
  question: 'Does this ship meet the stability criteria, intact or flooded?',
  askedAs: [
    'Does this GZ curve meet the IMO intact criteria of the IS Code: area to 30 degrees, 0.2 m, initial GM?',
    'Weather criterion: what is area b over area a?',
    'How far does the ship sink and heel if the engine room or a midship compartment floods?',
    'SOLAS s-factor for a GZ max of 0.08 m and a range of 10 degrees?',
    'Required subdivision index of a cargo ship of 110 m?',
    'GZ curve of my hull by offsets with two compartments flooded?',
  ],
  routes: [{ domain: 'floating-marine', subdomain: 'vessels' }],
  standards: [
    { source: isCode, section: 'A/2.2 and A/2.3' },
    { source: solas2009, section: 'reg. 6 to 7-2' },
    { source: solas2020, section: 'reg. 6.2.3 and 7-2.3' },
    { source: marpolI, section: 'reg. 28.3' },
    { source: barrassDerrett, section: 'ch. 10 to 14, 21 and 22' },
  ],
  kind: 'calculation',
  cost: ({ analysis }) => (analysis === HULL ? 'standard' : 'instant'),
  params: inputs,
  rules,
  values,
  answers: [
    'area_0_40',
    'weather_area_ratio',
    'heel_at_rest',
    'damaged_gm',
    'sinkage',
    'least_s_factor',
    'attained_index',
    'required_index',
  ],
  checks,
  tables,
  charts,
  figures,
  deliverables: [],
  method,
  assumptions,
  validity,
  warnings,
  notChecked,
})
