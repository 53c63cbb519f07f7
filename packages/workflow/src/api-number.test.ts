/** API well numbers as reports and spreadsheets print them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type ApiLevel, apiFault, apiForms, apiNumber, apiRead } from './api-number.ts'

test('a well number is read however it is printed', () => {
  const printed: readonly (readonly [string | number, string, ApiLevel])[] = [
    ['1771049130', '1771049130', 'well'],
    ['17-710-49130', '1771049130', 'well'],
    ['17-710-49130-00', '177104913000', 'wellbore'],
    ['17-710-49130-01-02', '17710491300102', 'completion'],
    ['17–710–49130–00', '177104913000', 'wellbore'],
    ['17 710 49130 00', '177104913000', 'wellbore'],
    ['17.710.49130.00', '177104913000', 'wellbore'],
    [' 608054003400.0 ', '608054003400', 'wellbore'],
    ["'608054003400", '608054003400', 'wellbore'],
    ['API 42-501-20130', '4250120130', 'well'],
    ['API No. 4250120130', '4250120130', 'well'],
    [608054003400, '608054003400', 'wellbore'],
    ['04-311-20123', '0431120123', 'well'],
  ]
  for (const [sent, digits, names] of printed) {
    const read = apiNumber(sent)
    assert.ok(typeof read !== 'string', `${sent} ${read}`)
    assert.deepEqual([read.digits, read.names, read.isRestored], [digits, names, false])
  }
})

test('a leading zero that a spreadsheet cut is restored, and told', () => {
  for (const sent of ['43112012300', '4-311-20123-00', 43112012300, '43112012300.0']) {
    const { value, note } = apiRead(sent)
    assert.equal(value, '043112012300')
    assert.equal(note, `'${sent}' was read as '043112012300' (California); its leading zero was missing.`)
  }
  assert.deepEqual([apiRead('431120123').value, apiRead('4311201230001').value], ['0431120123', '04311201230001'])
})

test('digits that are in order already stay as they were sent, and so does what is no number', () => {
  for (const sent of [
    '608054003400',
    ' 608054003400 ',
    '6080540034',
    '60805',
    '6.08054E+11',
    'A-1',
    '',
    null,
    true,
    [],
  ])
    assert.deepEqual(apiRead(sent), { value: sent })
})

test('what is no well number is refused with its reason', () => {
  const wrong: readonly (readonly [string, string])[] = [
    ['6.08054E+11', 'is in scientific notation, which loses digits'],
    ['6,08054e+11', 'is in scientific notation, which loses digits'],
    ['608054003400.5', 'has decimals'],
    ['60805', 'has 5 digits'],
    ['6080540034000000', 'has 16 digits'],
    ['628054003400', 'begins with 62, which is not an API state code'],
    ['008054003400', 'begins with 00, which is not an API state code'],
    ['17-710-4913-00', 'is not an API number'],
    ['17-71-49130-00', 'is not an API number'],
    ['608,054,003,400', 'is not an API number'],
    ['-608054003400', 'is not an API number'],
    ['WR 758', 'is not an API number'],
    ['', 'is not an API number'],
  ]
  for (const [sent, reason] of wrong) assert.equal(apiNumber(sent), reason, sent)
})

test('a well where a wellbore is meant, or a completion, is told with what it names and never cut or filled up', () => {
  assert.equal(apiForms(['well', 'wellbore']), '10 or 12 digits, such as 17-710-49130 or 17-710-49130-00')
  assert.equal(apiFault('177104913000', ['wellbore']), undefined)
  assert.equal(apiFault('1771049130', ['wellbore']), '"1771049130" names a well, which may have several wellbores')
  assert.equal(
    apiFault('17-710-49130-01-00', ['wellbore']),
    '"17-710-49130-01-00" names a completion of wellbore 177104913001',
  )
  assert.equal(apiFault('177104913001', ['well']), '"177104913001" names a wellbore of well 1771049130')
  assert.equal(apiFault('60812', ['well']), '"60812" has 5 digits')
})
