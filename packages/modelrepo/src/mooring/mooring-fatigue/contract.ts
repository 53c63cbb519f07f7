/** Mooring line fatigue: what the workflow is, takes, gives and does not do; both versions from one declaration. */

import { miner } from '@keelson/physics/fatigue/miner.ts'
import { bendat } from '@keelson/physics/fatigue/narrow-band.ts'
import { astmE1049 } from '@keelson/physics/fatigue/rainflow.ts'
import { apiRp2sk } from '@keelson/standards/api-rp-2sk-2005/source.ts'
import { dnvOsE301 } from '@keelson/standards/dnv-os-e301-2018/source.ts'
import { dnvRpC203 } from '@keelson/standards/dnv-rp-c203-2016/source.ts'
import { iacsW22 } from '@keelson/standards/iacs-ur-w22-2016/chain.ts'
import { type Cost, defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { checks } from './checks.ts'
import { inputsOf, type Params } from './inputs.ts'
import { VERSION_1, type Version } from './modes-version.ts'
import { charts, figures, tables } from './outputs.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

/** Ranges and lines up to which a run is closed form in no time. */
const FEW_RANGES = 100
const FEW_LINES = 20

function cost({ lines }: Params): Cost {
  const ranges = lines.reduce(
    (n, l) => n + (l.tension_range_bins?.length ?? l.stress_range_bins?.length ?? l.tension_history_kN?.length ?? 1),
    0,
  )
  return ranges <= FEW_RANGES && lines.length <= FEW_LINES ? 'instant' : 'standard'
}

/** The contract of one version. */
export const contractOf = (version: Version) =>
  defineContract({
    ...about,
    id: 'mooring-fatigue',
    version: version.number,
    status: version.status,
    routes: [{ domain: 'floating-marine', subdomain: 'mooring' }],
    standards: [
      { source: dnvRpC203, section: '2.4 S-N curves, tables 2-1, 2-2 and 2-4' },
      {
        source: dnvOsE301,
        section: 'Ch.2 Sec.2 fatigue limit state: component curves, low- and wave-frequency stress, safety factor',
      },
      { source: apiRp2sk, section: 'table 3 T-N curves' },
      { source: astmE1049, section: '5.4.4 rainflow counting' },
      { source: iacsW22, section: 'break test loads by grade' },
      { source: miner, section: 'linear damage rule' },
    ],
    cites: [{ source: bendat, section: 'narrow-band damage with Rayleigh peaks' }],
    kind: 'calculation',
    cost,
    tries: ['design_life'],
    params: inputsOf(version),
    rules: (p) => rules(p, version),
    values,
    answers: ['governing_fatigue_life_years', 'governing_damage', 'governing_dff_margin', 'governing_line'],
    checks,
    tables,
    charts,
    figures,
    deliverables: [],
    warnings,
  })

export const contract = contractOf(VERSION_1)
