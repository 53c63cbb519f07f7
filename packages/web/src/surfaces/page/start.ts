/** An explorer: the page of a case that calculates by itself. */
import { type CasePageOptions, openCasePage } from '../../pages/browser/case-page.ts'
import { resultsView } from '../../pages/browser/results-view.ts'
import { hearActions } from '../../pages/browser/take-along.ts'
import { triesView } from '../../pages/browser/tries.ts'
import { placeOf } from '../../pages/case/address.ts'
import type { Facts } from '../case/answer.ts'
import { pageWorkflows, type Surface } from '../surface.ts'
import { calculating } from './calculating.ts'
import { showServedHead } from './served-head.ts'
import { tryingHere } from './trying-here.ts'

const GATHER_MS = 12
const HERE = 'http://127.0.0.1:8080'

/** Brings the page to life. */
export function start(surface: Surface): void {
  const facts = JSON.parse(document.getElementById('keelson-facts')?.textContent ?? '') as Facts
  const [bench, head] = ['bench', 'tools'].map((id) => document.getElementById(id))
  if (!bench || !head) throw new Error('the page has no place for its inputs')
  showServedHead()
  const results = resultsView()
  const tries = triesView(results, tryingHere(surface), (param, value, unit) => page.put(param, value, unit))
  const options: CasePageOptions = {
    workflows: pageWorkflows(surface),
    results,
    head,
    answer: calculating(surface, facts, baseUrl()),
    gatherMs: GATHER_MS,
    ...tries,
  }
  const saved = document.querySelector<HTMLMetaElement>('meta[name=keelson-case]')?.content
  const page = openCasePage(saved ? { ...options, begin: placeOf(options.workflows, saved) } : options, bench)
  hearActions(results.element, () => location.href.split('#')[0] + page.link())
}

/** Where requests go: the service that served the page, or one on this machine for a page that was opened as a file. */
function baseUrl(): string {
  const at = location.href.indexOf('/surfaces/')
  return location.protocol.startsWith('http') && at > 0 ? location.href.slice(0, at) : HERE
}
