import type { HeroSlide } from '#contract/hero.ts'
import { searchTextOf } from '#contract/search.ts'
import type { WholeList } from '../lists/list-definition.ts'

/** Slides stay in the order of the site. */
export const slideList: WholeList<HeroSlide> = {
  noun: 'hero slides',
  pageSize: 25,
  searchText: ({ title, subtitle }) => searchTextOf([title, subtitle]),
  defaultSort: '',
  sorts: {},
  filters: {},
}
