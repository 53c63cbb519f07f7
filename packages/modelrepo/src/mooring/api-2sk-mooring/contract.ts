/** Mooring line strength: what the workflow is, takes, gives and does not do. */
import { factoredPull, pullUtilisation } from '@keelson/standards/api-rp-2sk-2005/anchors.ts'
import { enoughPeaks } from '@keelson/standards/api-rp-2sk-2005/combined-response.ts'
import { factoredTension, tensionUtilisation } from '@keelson/standards/api-rp-2sk-2005/line-tension.ts'
import { apiRp2sk } from '@keelson/standards/api-rp-2sk-2005/source.ts'
import { dnvOsE301 } from '@keelson/standards/dnv-os-e301-2018/source.ts'
import { iacsW22 } from '@keelson/standards/iacs-ur-w22-2016/chain.ts'
import { checkOf, defineContract, numberColumn, textColumn } from '@keelson/workflow'
import { method } from './method.ts'
import { inputs } from './params.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  id: 'api-2sk-mooring',
  version: 1,
  status: 'stable',
  title: 'API RP 2SK mooring line strength check',
  question:
    'Is this mooring line strong enough for its tension, intact, with one line lost or while the unit moves there, and does its anchor hold?',
  askedAs: [
    'Is a line tension of 3800 kN allowed on chain with an MBL of 6978 kN?',
    'Does my mooring line pass 2SK in the one-line-broken condition?',
    'How much safety factor is left on the R4 chain after 25 years of corrosion?',
    'Combine mean, low-frequency and wave-frequency tension of a line and check it.',
    'Is the drag anchor good for the line load, and what would E301 say of the line?',
    'Is 60 % of the breaking load acceptable intact, damaged or in the transient after a line failure?',
  ],
  routes: [{ domain: 'floating-marine', subdomain: 'mooring' }],
  standards: [
    {
      source: apiRp2sk,
      section:
        'line tension criterion, combination of the parts of a tension, corrosion of chain, factors of anchors (table 7 of piles); third edition with its addendum of 2008',
    },
    { source: iacsW22, section: 'break test loads of chain by grade' },
    { source: dnvOsE301, section: 'Ch.2 Sec.2 ultimate and accidental limit states, for comparison only' },
  ],
  kind: 'calculation',
  cost: 'instant',
  params: inputs,
  rules,
  values,
  answers: [
    'utilisation',
    'anchor_utilisation',
    'safety_factor',
    'required_safety_factor',
    'maximum_tension',
    'allowable_tension',
    'minimum_breaking_load',
    'e301_utilisation',
  ],
  checks: {
    line_tension: checkOf('line_tension', {
      title: 'Line tension',
      criterion: tensionUtilisation,
      demand: factoredTension,
      capacity: 'Minimum breaking load',
      reach: [enoughPeaks],
    }),
    anchor_load: checkOf('foundation_load', {
      title: 'Load on the anchor',
      criterion: pullUtilisation,
      demand: factoredPull,
      capacity: 'Holding capacity of the anchor',
      needs: ['anchor_type'],
    }),
  },
  tables: {
    factors: {
      title: 'Allowable tension by analysis and condition',
      description: 'The breaking load over each factor of API RP 2SK. Each condition has a tension of its own.',
      columns: {
        analysis: textColumn('Analysis'),
        condition: textColumn('Condition'),
        factor: numberColumn('safety_factor', 'Required safety factor', { symbol: 'FS' }),
        allowable: numberColumn('line_tension', 'Allowable tension', { symbol: 'T_all' }),
        run: textColumn('In this run'),
      },
    },
    service: {
      title: 'Chain over its years of service',
      description: 'Under the same tension.',
      columns: {
        year: numberColumn('design_life', 'Years of service'),
        diameter: numberColumn('line_diameter', 'Diameter', { symbol: 'd' }),
        breaking_load: numberColumn('rope_breaking_load', 'Breaking load', { symbol: 'MBL' }),
        safety_factor: numberColumn('safety_factor', 'Safety factor', { symbol: 'SF' }),
        utilisation: numberColumn('utilisation', 'Utilisation', { symbol: 'u_T' }),
      },
    },
  },
  charts: {
    utilisations: {
      title: 'Utilisation of line and anchor',
      description: 'In the condition of the run; that of DNV-OS-E301, where a class is given, is for information.',
    },
    tension_parts: {
      title: 'Parts of the maximum tension',
      description: 'As far as they are given, with the tension that is allowed.',
    },
    service: {
      title: 'Utilisation over the years of service',
      description: 'Of chain that corrodes, under the same tension.',
    },
  },
  warnings,
  figures: {
    elevation: {
      title: 'Line in elevation',
      description:
        'A sketch: no input tells the depth, the length or the anchor’s distance. Tensions and factors stand where they act.',
    },
    bar: {
      title: 'Bar of the chain',
      description: 'In section, to scale: as new, and what corrosion and wear leave of it, taken evenly all around.',
    },
  },
  deliverables: [],
  method,
  assumptions: [
    'The tensions are those of an analysis of the whole mooring for the design return period; none is found here.',
    'A damaged tension is that of the worst loss of one line, in the new equilibrium.',
    'Low- and wave-frequency tensions are Gaussian, narrow-banded and independent of each other.',
    'A breaking load that is given is used as it is: it is not reduced for corrosion.',
    'Drag anchors after a quasi-static analysis have the factors of the dynamic one, and 1.0 of a mobile mooring.',
  ],
  validity: [
    'The third edition (2005); the fourth replaces parts of it.',
    'The Rayleigh maximum needs three peaks: with fewer a pass of a combined tension is not assessed.',
    'Factors of the practice and partial factors of DNV-OS-E301 follow public descriptions: compare them with the edition in force. Of the quasi-static partial factors, and of drag and plate anchors, no second print was found.',
    'A drag anchor must see no uplift in the intact condition, unless it is made for it.',
  ],
  notChecked: [
    'Fourth edition of API RP 2SK: survival and robustness',
    'Offsets and clearances; uplift and angle of the line at the anchor',
    'Fatigue of the line; connectors, fairleads and stoppers',
    'Proof loads of chain; breaking loads of wire and fibre rope',
    'Factors of anchors by DNV-RP-E301, E302 and E303',
    'All other lines of the mooring: one run checks one line in one condition',
  ],
})
