import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import everything from '../../vitest.config.ts'

/** One project of the usual tests, limited to the files in `MUTANTS_TESTS`. */
const { projects = [], ...shared } = everything.test ?? {}
const name = process.env.MUTANTS_PROJECT
const web = name === 'components'
const near = process.env.MUTANTS_PATH ?? ''
const include = process.env.MUTANTS_TESTS?.split(',')
const project = projects.find(
  (one) => typeof one === 'object' && 'test' in one && one.test?.name === name,
)
if (typeof project !== 'object' || !('test' in project)) throw new Error(`No project ${name}`)
const { plugins = [], test } = project

/** Runs the tests next to the code first: they are fast, and the first failure ends the run. */
class NearbyTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isNear = ({ moduleId }: TestSpecification) => moduleId.includes(near)
    return [...files.filter(isNear), ...files.filter((file) => !isNear(file))]
  }
}

export default defineConfig({
  plugins,
  test: {
    ...shared,
    ...test,
    include,
    setupFiles: [test?.setupFiles ?? [], web ? 'bench/mutants/components.ts' : []].flat(),
    sequence: { sequencer: NearbyTestsFirst },
  },
})
