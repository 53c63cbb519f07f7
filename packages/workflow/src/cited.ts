/** A source with its clause, as a sentence cites it in brackets. */

/** Words that begin a place in a source, as a number does. */
const PLACE = /^(?:table|figure|fig|eq|eqs|appendix|annex|section|chapter|ch|part|reg|clause|paragraph|page|pp?)\b/i
/** A word, and not a numbered place such as 'D5.2(b)', 'A/2.3' or 'C/5'. */
const WORD = /^[A-Za-z][a-z-]+(?![\w/.(])/

/** 'DNV-RP-H103 4.4.2', 'Blodgett, distortion energy', 'Hobbs 1984, 3.1': without brackets in the brackets around it. */
export function cited(id: string, clause: string): string {
  const isNamed = WORD.test(clause) && !PLACE.test(clause)
  const whole = clause === '' ? id : `${id}${isNamed || YEAR.test(id) ? ',' : ''} ${clause}`
  return whole.replace(/ \((\d{4})\)/g, ' $1').replace(/,? \(([^()]*)\)/g, ', $1')
}
const YEAR = /\(\d{4}\)$/
