import type { HeroSlide } from '#contract/website/hero.ts'
import { type FormFields, officeApi } from './office-api.ts'
import { pictureFile } from './pictures.ts'

/** The API of the office with what tests of slides need; the table is empty before each test. */
export function heroApi() {
  const api = officeApi('hero_slides')
  return {
    api,
    addSlide: async (fields: FormFields = {}): Promise<HeroSlide> =>
      api.create('/api/hero', {
        title: 'A good life',
        subtitle: '',
        image: await pictureFile(),
        ...fields,
      }),
    listSlides: async (url: string, headers = {}) =>
      (await api.server.app.inject({ url, headers })).json().data as HeroSlide[],
  }
}
