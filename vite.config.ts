import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { spanishTexts } from './scripts/spanish-texts.ts'

export default defineConfig(({ mode }) => ({
  plugins: [...(mode === 'spanish' ? [spanishTexts] : []), react()],
  appType: 'custom',
}))
