/**
 * British spelling of everything that a person reads. The dictionary is en-GB; the words of the field come from the kinds, the
 * glossary, the abbreviations and the units, and what none of them has is written in own-words.txt, group by group.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { KINDS } from '@keelson/kinds'
import { glossary } from '@keelson/kinds/glossary.ts'
import { vocabulary } from '@keelson/units'
import { PROPER_NAMES } from '@keelson/workflow/proper-names.ts'
import { spellCheckDocument } from 'cspell-lib'
import type { Text } from './texts.ts'

const OWN_WORDS = fileURLToPath(new URL('own-words.txt', import.meta.url))
const SHORTEST = 4

/** Words that no dictionary of these has, each once. */
export async function misspelt(texts: readonly Text[]): Promise<readonly string[]> {
  const { issues } = await spellCheckDocument(
    { uri: 'texts.txt', text: texts.map(({ text }) => text).join('\n'), languageId: 'plaintext', locale: 'en-GB' },
    { generateSuggestions: false, noConfigSearch: true },
    {
      language: 'en-GB',
      import: ['@cspell/dict-en-gb/cspell-ext.json'],
      minWordLength: SHORTEST,
      maxNumberOfProblems: Number.MAX_SAFE_INTEGER,
      maxDuplicateProblems: 1,
      words: [...fieldWords(), ...ownWords()],
    },
  )
  return [...new Set(issues.map(({ text }) => text))].toSorted()
}

/** Words of the tables from which the field's terms come. */
function fieldWords(): readonly string[] {
  const terms = [
    ...Object.keys(KINDS),
    ...glossary.flatMap(({ use, alsoCalled }) => [use, ...alsoCalled]),
    ...vocabulary.flatMap(({ name }) => name),
    ...PROPER_NAMES,
  ]
  return [...new Set(terms.flatMap((term) => term.split(/[^A-Za-z]+/)).filter((word) => word.length >= SHORTEST))]
}

/** One line a word or several; a line that begins with '#' names their group. */
const ownWords = (): readonly string[] =>
  readFileSync(OWN_WORDS, 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => line.split(/\s+/))
    .filter((word) => word !== '')
