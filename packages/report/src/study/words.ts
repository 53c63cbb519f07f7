/** Numbers and inputs within the sentences of a study, as its report and its page say them. */
import { midSentence } from '@keelson/workflow/shown.ts'
import { numberText, unitTextAfter } from '../numbers.ts'

/** '12.7 mm'. */
export function withUnit(value: number, unit: string | undefined, digits = 5): string {
  return `${numberText(value, digits)}${unitTextAfter(unit, value)}`
}

/** 'an outside diameter of 323.9 mm'; 'SMYS 450 MPa'. */
export function called(title: string, value: string): string {
  const [word = ''] = title.split(/[\s,(/]/)
  if (word === word.toUpperCase()) return `${title} ${value}`
  return `${/^[aeio]|^u(?!ni|se|ti)/i.test(word) ? 'an' : 'a'} ${midSentence(title)} of ${value}`
}
