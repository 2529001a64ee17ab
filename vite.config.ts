import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { nameClasses } from './scripts/class-names.ts'
import { plainIcons } from './scripts/icons.ts'
import { spanishTexts } from './scripts/spanish-texts.ts'

// One for all builds of a process, because looking for the files takes a while.
const generateScopedName = nameClasses(import.meta.dirname)

export default defineConfig(({ mode, command }) => ({
  plugins: [...(mode === 'spanish' ? [spanishTexts] : []), plainIcons, react()],
  appType: 'custom',
  // In development, names that say where a class comes from are better.
  ...(command === 'build' && { css: { modules: { generateScopedName } } }),
}))
