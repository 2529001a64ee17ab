import type { HardWord } from './easy.ts'
import type { EasyPicture } from './pictures.ts'

export const pictureOfWord: Record<HardWord, EasyPicture> = {
  'Adult Protective Services': 'safe',
  'background check': 'form',
  complain: 'complaint',
  county: 'map',
  'developmental disability': 'wheelchair',
  disability: 'wheelchair',
  goal: 'steps',
  'intellectual disability': 'help-with-form',
  interview: 'interview',
  plan: 'plan',
  private: 'private',
  respect: 'listen',
  rights: 'rights-paper',
  staff: 'support-person',
  'support coordinator': 'meeting',
  TennCare: 'insurance-card',
  'waiting list': 'waiting',
}
