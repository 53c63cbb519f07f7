import { test } from 'node:test'
import { writeFileSync } from 'node:fs'
import { renderReport } from '@keelson/report'
import { recordOf } from '../checks/report.ts'
import { everyVersion } from '../every-version.ts'
import { isRun } from '../subject.ts'
test('x', async () => {
  const out: any = []
  for (const { id, workflow, subject } of everyVersion) {
    const run = await subject().run('example', workflow.example)
    if (!isRun(run)) continue
    const record = recordOf(subject(), run)
    for (const units of ['declared','us'] as const) {
      const page = await renderReport(record, { units })
      const [first=''] = page.split('id="basis"')
      const found: string[] = []
      for (const m of page.matchAll(/<span class="q">([^<]*)<span class="u">\s*([^<]*)<\/span>/g)) found.push(`q|${m.index < first.length}|${m[1]}|${m[2]}`)
      for (const m of page.matchAll(/<span class="figure">([^<]*)<\/span><span class="u">\s*([^<]*)<\/span>/g)) found.push(`tile|${m.index < first.length}|${m[1]}|${m[2]}`)
      for (const m of page.matchAll(/<mn>([^<]*)<\/mn>(?:<mo[^>]*>×<\/mo><msup>.*?<\/msup>(?:<\/mrow>)?)?<mspace width="0.2em"><\/mspace><mtext>([^<]*)<\/mtext>/g)) found.push(`math|false|${m[1]}|${m[2]}`)
      const text = page.replace(/<style>.*?<\/style>/gs,'').replace(/<pre.*?<\/pre>/gs,'').replace(/<[^>]+>/g,'\u0001')
      for (const m of text.matchAll(/(?<![\d.,\w])([−-]?[\d,]+(?:\.\d+)?)[ \u00a0\u0001]+(MN|kN|N|MPa|kPa|GPa|Pa|kN·m|MN·m|N·m|mm|m|psi|ksi|kip|lbf|in|ft|kip·ft|lbf·ft)(?=[\s.,;)\u0001]|$)/g)) found.push(`text|${m.index < text.indexOf('Basis')}|${m[1]}|${m[2]}`)
      out.push({ id, units, found })
    }
  }
  writeFileSync('/tmp/u37-data.json', JSON.stringify(out))
})
