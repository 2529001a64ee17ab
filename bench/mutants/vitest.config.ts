import { defineConfig } from 'vitest/config'
import everything from '../../vitest.config.ts'

/** One project of the usual tests, cut down to the files that `MUTANTS_TESTS` names. */
const { projects = [], ...shared } = everything.test ?? {}
const name = process.env.MUTANTS_PROJECT
const include = process.env.MUTANTS_TESTS?.split(',')
const project = projects.find(
  (one) => typeof one === 'object' && 'test' in one && one.test?.name === name,
)
if (typeof project !== 'object' || !('test' in project)) throw new Error(`No project ${name}`)
const { plugins = [], test } = project

export default defineConfig({ plugins, test: { ...shared, ...test, include } })
