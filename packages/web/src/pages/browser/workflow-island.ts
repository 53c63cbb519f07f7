/** The live page of a workflow: its form asks the service for previews, and what stands can be recorded. */
import { declaredSchema } from '@keelson/workflow/declared-schema.ts'
import type { TObject } from 'typebox'
import { withChoices } from '../../form/case/form.ts'
import { type Place, placeIn, placeWith } from '../case/address.ts'
import type { PageData } from '../case/page-data.ts'
import type { PageWorkflow } from '../case/page-workflow.ts'
import { asking } from './asking.ts'
import { openCasePage } from './case-page.ts'
import { fileReading } from './file-reading.ts'
import { recording } from './recording.ts'
import { resultsView } from './results-view.ts'
import { seekInHead } from './seek.ts'
import { offerSizes } from './sizes.ts'
import { drafts, opened } from './stored.ts'
import { openStudy } from './study-side.ts'
import { hearActions } from './take-along.ts'
import { titleBlockView } from './title-block-view.ts'
import { triesView } from './tries.ts'
import { trying } from './trying.ts'

/** A run that takes longer waits for the end of the typing. */
const GATHER_MS = { instant: 20, longer: 350 }

const data = JSON.parse(document.getElementById('keelson-page')?.textContent ?? '') as PageData
const { ref, title, question, example, decides, fedBy, begun } = data
const schema = withChoices(declaredSchema(data.schema), data.choices)
const shown: PageWorkflow = { name: title, ref, question, form: { schema, example, decides }, fedBy }

const titles = titleBlockView(data.meta as unknown as TObject, begun?.meta)
const record = recording({
  case: () => page.case(),
  meta: titles.meta,
  isExample: () => page.isExample(),
  refused: (problems) => page.refused(problems),
})
const study = openStudy(data, {
  spec: shown.form,
  form: () => page.form(),
  case: () => page.case(),
  meta: titles.meta,
  refused: (problems) => page.refused(problems),
  put: (param, value, unit) => page.put(param, value, unit),
})
const results = resultsView()
study?.within(results.element)
const tries = triesView(results, trying, (param, value, unit) => page.put(param, value, unit))
const [place, head] = ['bench', 'tools'].map((id) => document.getElementById(id))
if (!place || !head) throw new Error('the page has no place for its inputs')
head.append(...(study ? [study.element] : []), record.element)
const bench = document.createElement('div')
place.replaceChildren(bench)
offerSizes(bench, schema)
const files = fileReading({
  ref,
  spec: shown.form,
  params: () => page.case().params,
  form: () => page.form(),
  fill: (states) => page.fill(states),
})
const page = openCasePage(
  {
    workflows: [shown],
    results,
    head,
    answer: asking,
    gatherMs: data.instant ? GATHER_MS.instant : GATHER_MS.longer,
    drafts,
    after: titles.element,
    files,
    stands: (inputHash, isOvertaken) => {
      record.stands(inputHash, isOvertaken)
      if (!page.isExample()) opened.add({ title, path: location.pathname + page.link() })
      study?.changed()
    },
    entered: record.focus,
    ...(data.tries && tries),
    ...(begun && { begin: placeOfRecord(begun) }),
  },
  bench,
)
study?.follow()
hearActions(results.element, () => location.href.split('#')[0] + page.link())
opened.add({ title, path: location.pathname })
seekInHead()

/** As it was recorded; what no statement was made of is as sent. */
function placeOfRecord({ of, id, params, input_basis, units = 'declared' }: NonNullable<PageData['begun']>): Place {
  const place = placeWith(shown, params, [`Inputs of ${of} ${id}.`], { '': null, ...input_basis })
  return placeIn(place, units)
}
