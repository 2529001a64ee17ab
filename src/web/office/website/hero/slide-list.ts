import { makeSearchText } from '#contract/platform/search.ts'
import type { HeroSlide } from '#contract/website/hero.ts'
import type { WholeList } from '#web/office/platform/lists/list-definition.ts'

/** Slides stay in the order of the site. */
export const slideList: WholeList<HeroSlide> = {
  noun: 'hero slides',
  pageSize: 25,
  searchText: ({ title, subtitle }) => makeSearchText([title, subtitle]),
  defaultSort: '',
  sorts: {},
  filters: {},
}
