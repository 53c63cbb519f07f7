/** Pipeline cathodic protection: what the workflow is, takes, gives and does not do. */
import { iso155892 } from '@keelson/physics/cathodic-protection/attenuation.ts'
import { dnvRpB4012010 } from '@keelson/standards/dnv-rp-b401-2010/source.ts'
import { dnvRpB401 } from '@keelson/standards/dnv-rp-b401-2021/source.ts'
import { dnvRpF1032010 } from '@keelson/standards/dnv-rp-f103-2010/source.ts'
import {
  anodeCharge,
  currentDemand,
  netAnodeMass,
  requiredCharge,
  totalOutput,
} from '@keelson/standards/dnv-rp-f103-2019/demand.ts'
import { dnvRpF103 } from '@keelson/standards/dnv-rp-f103-2019/source.ts'
import { anodeSpacing, longestSpacing, midSpanDrop } from '@keelson/standards/dnv-rp-f103-2019/spacing.ts'
import { checkOf, defineContract, numberColumn } from '@keelson/workflow'
import { COATING_TEMPERATURE } from './calculate-coating.ts'
import { ATTENUATION, inputs } from './params.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

const F103 = 'standards/dnv-rp-f103-2019'

export const contract = defineContract({
  id: 'cathodic-protection-pipeline',
  version: 1,
  status: 'stable',
  title: 'Submarine pipeline cathodic protection (bracelet anodes, attenuation)',
  question:
    'How many bracelet anodes does this pipeline need, how far apart, and do they protect it to the end of its life?',
  askedAs: [
    'How many bracelets does a 12 inch export line of 10 km need, and at what spacing?',
    'Do the bracelet anodes on the flowline outlast 30 years of coating breakdown?',
    'Is the pipe still polarised half-way between two anodes 300 m apart?',
    'Can the tie-in spool be protected from the anodes of the template at its end?',
    'How far does the potential attenuate along a coated line from its drain point?',
    'Pitch of half-shell anodes in pipe joints for a 3LPP or FBE coating by ISO 15589-2',
  ],
  routes: [{ domain: 'subsea-pipelines-integrity', subdomain: 'asset-integrity' }],
  standards: [
    { source: dnvRpF103, section: '6.2 to 6.5 demand, mass and output; 6.7 distribution; Tables 6-2, 6-3, A-1, A-2' },
    { source: dnvRpF1032010, section: '5.2 to 5.6; Tables 5-1, A.1, A.2, where edition 2010 is chosen' },
    { source: dnvRpB401, section: 'Table 8-7 anode resistance; Table 8-6, which is Table 6-3 of DNV-RP-F103' },
    { source: dnvRpB4012010, section: 'Table 10-6 anode capacity and potential, where edition 2010 is chosen' },
    { source: iso155892, section: 'attenuation of protection with a linear leakage' },
  ],
  kind: 'calculation',
  cost: 'instant',
  params: inputs,
  rules,
  values,
  answers: [
    'anodes_required',
    'anode_spacing',
    'mid_span_potential',
    'protected_length',
    'required_net_anode_mass',
    'final_current_demand',
    'anode_current_output',
  ],
  checks: {
    final_current: checkOf('electric_current', {
      title: 'Anode output at the end of life',
      criterion: totalOutput,
      demand: { title: 'Final current demand', unit: currentDemand.unit },
      capacity: totalOutput,
      reach: [COATING_TEMPERATURE],
    }),
    anode_charge: checkOf('electric_charge', {
      title: 'Anode mass over the life',
      criterion: netAnodeMass,
      demand: requiredCharge,
      capacity: anodeCharge,
      reach: [COATING_TEMPERATURE],
    }),
    spacing: checkOf('position_along_line', {
      title: 'Anode spacing',
      criterion: longestSpacing,
      demand: anodeSpacing,
      capacity: longestSpacing,
      reach: [COATING_TEMPERATURE],
    }),
    mid_span_potential: checkOf('protection_potential', {
      title: 'Potential at mid-span',
      criterion: { source: dnvRpF103, clause: '6.7.11 (2010: 5.6)' },
      demand: midSpanDrop,
      capacity: 'Driving voltage to the protective potential',
      reach: [COATING_TEMPERATURE],
    }),
  },
  tables: {
    spacing_trade_off: {
      title: 'Number of anodes against spacing',
      description: 'The same bracelets, more or fewer of them: what each criterion then uses of its limit.',
      columns: {
        anodes: numberColumn('-', 'Anodes', { symbol: 'N' }),
        spacing: numberColumn('position_along_line', 'Spacing', { symbol: 's' }),
        net_mass: numberColumn('anode_mass', 'Net mass'),
        charge: numberColumn('-', 'Mass criterion'),
        final_current: numberColumn('-', 'Final current'),
        spacing_limit: numberColumn('-', 'Spacing limit'),
        mid_span: numberColumn('-', 'Mid-span drop'),
      },
    },
  },
  charts: {
    potential_between_anodes: {
      title: 'Potential between two anodes',
      description: 'At the start and at the end of life, with the final anode resistance for both.',
    },
    demand_over_life: {
      title: 'Current demand over the life',
      description: 'As the coating breaks down, with the demands that the design uses.',
    },
    spacing_trade_off: {
      title: 'Anodes against spacing',
      description: 'What each criterion uses of its limit as the same bracelets are set further apart.',
    },
    attenuation: {
      title: 'Attenuation from the drain point',
      description: 'Potential shift along the line with the linear leakage given.',
      needs: ATTENUATION,
    },
  },
  figures: {
    line: {
      title: 'Bracelets along the line',
      description:
        'Evenly spaced, half a spacing from the ends; lengths along the line are in proportion, the pipe is not. From the first bracelet: how far its driving voltage reaches, and the length that it protects by the practice.',
    },
    bracelet: {
      title: 'Pipe and the steel that one bracelet covers',
      description:
        'To scale, in section and from the side. The band is the final exposed area once around the bare pipe; the shape of the bracelet and the thickness of the coating are not known.',
    },
  },
  deliverables: [],
  method: [
    {
      title: 'Areas',
      text: 'π D L, split into linepipe and field joints by the share of field joints.',
      module: `${F103}/demand.ts`,
    },
    {
      title: 'Design mean current density',
      text: 'By internal fluid temperature and seabed condition, of the edition chosen; the mean density serves for the mean and the final demand.',
      module: `${F103}/current-density.ts`,
    },
    {
      title: 'Coating breakdown',
      text: 'a + 0.5 b t and a + b t of linepipe and field joints: weighted by area for demands; for the spacing, along the pipe, that of the linepipe plus that of the joints times their length over its length.',
      module: `${F103}/breakdown.ts`,
    },
    {
      title: 'Coatings',
      text: 'Constants and maximum temperatures of the coating tables of the edition; too hot is warned of.',
      module: `${F103}/coatings.ts`,
    },
    {
      title: 'Current demand',
      text: 'Area times density times breakdown times design factor, mean and final.',
      module: `${F103}/demand.ts`,
    },
    {
      title: 'Anode mass',
      text: 'Charge of the life over utilisation and capacity.',
      module: 'physics/cathodic-protection/galvanic-balance.ts',
    },
    {
      title: 'Anode capacity and potential',
      text: 'Al-Zn-In by anode surface temperature, next row up; the 2010 edition refers to DNV-RP-B401 (2010).',
      module: `${F103}/anode-design.ts`,
    },
    {
      title: 'Final output',
      text: '0.315 ρ/√A at the end of life, driving voltage over it; numbers by mass and by current, each rounded up.',
      module: 'standards/dnv-rp-b401-2021/anode-resistance.ts',
    },
    {
      title: 'Protected length',
      text: 'Equation (14); anodes no further apart than twice it, and usually no more than 300 m.',
      module: `${F103}/spacing.ts`,
    },
    {
      title: 'Half spacing with anode resistance',
      text: 'Positive root of pipe wall drop plus anode drop equal to the driving voltage; the same drop at the spacing chosen is checked at mid-span.',
      module: `${F103}/spacing.ts`,
    },
    {
      title: 'Attenuation with linear leakage',
      text: 'Transmission line: potential by cosh and current by sinh from the drain point.',
      module: 'physics/cathodic-protection/attenuation.ts',
    },
    {
      title: 'End protection',
      text: 'Whether the line lies within the protected length of one end, or of both.',
      module: `${F103}/spacing.ts`,
    },
  ],
  assumptions: [
    'A year of the anode mass is 8760 h, as the practice writes it.',
    'Anodes are spread evenly; one anode serves half the spacing on each side.',
    'Demands add linepipe and field joints each on its own area. The factor along the pipe, of the spacing, is 1/(1 − r) times that sum, as the practice writes it, on the safe side.',
    'The demand is uniform over the surface; equation (14) takes the whole of it through the whole length, on the safe side.',
    'Protected length, half spacing and mid-span drop use the current density without the design factor k, as equation (14) is written.',
    'The alloy is Al-Zn-In unless capacity and potential are given.',
    'Anodes in open seawater are at ambient temperature; buried anodes are as warm as the fluid.',
    'A coating factor above 1 is kept as calculated: the practice has no cap, and more than bare steel is on the safe side.',
    'The driving voltage is not reduced by the metallic drop in the number of anodes; the mid-span check holds both together.',
    'The curves between anodes use the final anode resistance at the start of life too.',
  ],
  validity: [
    'Anode table: Al-Zn-In to 80 °C buried (2019), 30 °C (2010); above, capacity and potential must be given.',
    'Bracelet resistance: exposed area much smaller than the anode spacing.',
    'Coatings up to their tentative maximum temperature; above, checks on their breakdown may fail and do not pass.',
    'Equation (14) and the attenuation: thin coated steel pipe in water of no resistance against remote earth but that of the anode.',
  ],
  warnings,
  notChecked: [
    'Hydrogen-induced stress cracking of martensitic, duplex and high-strength steel and of welds',
    'Current drain to and from connected structures, risers, valves and foreign lines, unless their demand is in the design factor',
    'Bracelet geometry: that mass, thickness, gaps and final exposed area belong together; strength in laying',
    'Protection in the first weeks (polarisation) and stray or alternating current',
    'Anaerobic sediment, for which ISO 15589-2 asks for −0.90 V: give it as design protective potential',
    'The potential that the attenuation shift leads to: it needs the natural potential of the steel',
    'Shielding under thermal insulation and disbonded coating; thermally sprayed aluminium',
  ],
})
