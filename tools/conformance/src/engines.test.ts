/** Both engines, and with them a second process, give one answer; what an answer names is there, with its hash. */
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { compareRecords, isKept, type RunResponse } from '@keelson/engine'
import { readConfig } from '@keelson/service/config.ts'
import { sha256 } from '@keelson/service/hash.ts'
import { isDrawn } from '@keelson/service/pictures.ts'
import { openService, ROOT } from '@keelson/service/service.ts'
import { once } from '@keelson/workflow'
import { everyVersion } from './every-version.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'keelson-conformance-'))
const service = await openService(readConfig({ KEELSON_DATA_DIR: dataDir, KEELSON_LOG_LEVEL: 'silent' }, ROOT))
after(async () => {
  await service.close()
  rmSync(dataDir, { recursive: true, force: true })
})

for (const version of everyVersion) {
  const { ref } = version
  describe(ref, () => {
    const running = once(() => service.runs.run({ ref, params: version.workflow.example }))

    test('both engines give one result hash and one input hash, and a comparison of the two finds nothing', async () => {
      const inProcess = await running()
      const subprocess = await service.runs.run({ ref })
      assert.equal(inProcess.engine, 'in-process')
      assert.equal(inProcess.returncode, null)
      assert.equal(subprocess.engine, 'subprocess')
      assert.equal(subprocess.returncode, 0, subprocess.detail)
      assert.equal(inProcess.status, 'PASS', inProcess.detail)
      assert.match(String(inProcess.determinism?.result_hash), /^[0-9a-f]{64}$/)
      assert.equal(subprocess.determinism?.result_hash, inProcess.determinism?.result_hash)
      assert.equal(subprocess.provenance?.input_hash, inProcess.provenance?.input_hash)
      const recordOf = ({ run_id }: RunResponse) => service.recordOf(run_id)
      const [a, b] = [await recordOf(inProcess), await recordOf(subprocess)]
      const { equal, differences, counts } = compareRecords(a, b)
      assert.deepEqual([equal, differences], [true, []])
      assert.ok(counts.inputs.equal > 0 && counts.standards.different === 0)
    })

    test('every file that the answer names is there, a stored one with its hash, and every picture is drawn', async () => {
      const answer = await running()
      const outputs = answer.result?.outputs ?? []
      assert.deepEqual(
        outputs.map((o) => o.basename),
        answer.artifacts.map((a) => a.name),
      )
      assert.ok(answer.artifacts.every((a) => a.present))
      for (const output of outputs) {
        const { content } = await service.artifact(answer.run_id, output.basename)
        assert.ok(content.length > 0, output.basename)
        if (!isKept(output)) continue
        assert.equal(content.length, output.bytes)
        assert.equal(sha256(content), output.sha256)
      }
      assert.ok(isDrawn(await service.drawnRecordOf(answer.run_id)))
      assert.match(await service.report(answer.run_id), /^<!doctype html>/i)
    })
  })
}
