/** What a record gives on request is what its run would have made: the CSV files from it, and the names of its pictures. */
import { csvFile, csvFiles, csvNamesOnRequest, lastingCsvFiles, mapKeysOf } from '@keelson/engine'
import { pictureNames } from '@keelson/engine/emit-pictures.ts'
import { type ConformanceCheck, calculatedApart, type Run, type Subject } from '../subject.ts'

export const onRequestCheck: ConformanceCheck = {
  name: 'what is made on request is what the run makes',
  problems: async (subject) =>
    calculatedApart(await subject.runs()).flatMap((run) =>
      [...wrongFiles(subject, run), ...unnamedPictures(subject, run)].map((problem) => `${run.name}: ${problem}`),
    ),
}

function wrongFiles({ contract }: Subject, { emitted }: Run): string[] {
  const keys = mapKeysOf(contract)
  const recorded = JSON.parse(JSON.stringify(emitted.result))
  const onRequest = csvNamesOnRequest(emitted.hashed, keys)
  const lasting = lastingCsvFiles(emitted.hashed, keys).map(({ name }) => name)
  return csvFiles(emitted.hashed, keys).flatMap(({ name, content }) => {
    if (lasting.includes(name)) return onRequest.includes(name) ? [`${name} is made in the run and on request`] : []
    if (!onRequest.includes(name)) return [`${name} is made neither in the run nor on request`]
    return csvFile(recorded, keys, name)?.content === content ? [] : [`${name} is another one when its record gives it`]
  })
}

function unnamedPictures({ contract }: Subject, { read, emitted }: Run): string[] {
  const named = (['charts', 'figures'] as const).flatMap((kind) =>
    pictureNames(contract[kind], read).map(({ id }) => id),
  )
  const { charts, figures = [] } = emitted.result
  return [...charts, ...figures].flatMap(({ id }) => (named.includes(id) ? [] : [`${id} is drawn and not named`]))
}
