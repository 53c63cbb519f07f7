/** Lifting lugs: what the workflow is, takes, gives and does not do. */
import { blodgett } from '@keelson/physics/lug/source.ts'
import { aisc360 } from '@keelson/standards/aisc-360-2016/source.ts'
import { apiRp2aWsd } from '@keelson/standards/api-rp-2a-wsd-2007/source.ts'
import { asmeBth1 } from '@keelson/standards/asme-bth-1-2017/source.ts'
import { dnv271 } from '@keelson/standards/dnv-2.7-1-2013/source.ts'
import { dnvStE273 } from '@keelson/standards/dnv-st-e273-2016/source.ts'
import { dnvStN001 } from '@keelson/standards/dnv-st-n001-2021/source.ts'
import { defineContract } from '@keelson/workflow'
import { checks } from './checks.ts'
import { assumptions, method, notChecked, validity } from './method.ts'
import { charts, figures, tables } from './outputs.ts'
import { inputs } from './params.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  id: 'lifting-lug-design',
  version: 1,
  status: 'stable',
  title: 'Lifting lug (padeye) design check',
  askedAs: [
    'Will this padeye hold 90 tonnes on a 75 mm pin?',
    'How thick must my lifting lug be?',
    'Check a pad eye of an offshore container to DNV 2.7-1',
    'Pin bearing and tear-out of a lug to AISC or ASME BTH-1?',
    'Is a 14 mm fillet enough to hold the lug with 5 % lateral load?',
  ],
  question: 'Does this lug hold its sling, at the eye, at the base or in its welds?',
  routes: [{ domain: 'floating-marine', subdomain: 'installation' }],
  standards: [
    { source: aisc360, section: 'D2, D5, J2.4 and J7' },
    { source: asmeBth1, section: '3-3.3' },
    { source: dnv271, section: '8.3' },
    { source: dnvStE273, section: 'design force and pad eyes, formerly 2.7-3 appendix A' },
    { source: apiRp2aWsd, section: '2.4.2' },
    { source: dnvStN001, section: 'section 16' },
    { source: blodgett, section: '5.14 and 7.4' },
  ],
  kind: 'calculation',
  cost: 'instant',
  params: inputs,
  rules,
  values,
  headline: [
    'governing_utilisation',
    'design_load',
    'governing_asd_strength',
    'base_utilisation',
    'weld_utilisation',
    'tear_out_stress',
    'contact_stress',
    'bearing_capacity',
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
