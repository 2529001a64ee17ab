import type { Asks } from '../topics.ts'

/** How people ask about help with daily life, medicine and money. */
export const careAsks = {
  'daily-help': {
    words:
      'bathing bathe cooking cleaning laundry shower dressing dressed groceries toileting diapers hygiene chores meals housekeeping cook clean',
    asks: `
      do aides do laundry and cleaning
      does the aide cook and clean
      help with chores laundry dishes
      help with meals cooking food
      help with bathing bath shower dressing toileting diapers
      cleaning laundry housework chores
      personal care personal support
      grocery shopping errands
      help getting dressed eating
      daily living activities
      in home care home aide
      is food included who cooks buys groceries
      ayuda para banarse cocinar limpiar
      can someone help me shower
      keep my house clean
      do staff cook for people
      help with food and eating
      brush teeth hair
      help around the house
      someone to come to my house and help
      make meals
      somebody to help mom get dressed in the morning
      help making dinner
      housekeeping
      help with bathroom
      assist with personal hygiene
      help me clean my apartment
      help with everyday things
      home health aide
      my aunt needs someone to cook for her
      take me shopping
      help taking a bath
      help me with my apartment
      personal assistant at home
      personal care assistant
      someone to cook and clean for my mom
      i need help taking a shower
      help me get ready in the morning
      who does the shopping
      someone to come help a few hours a day
      help with eating feeding
      can a helper come wash my hair and do dishes
      wash clothes make the bed
      cut nails shave
      help me get up and go to bed
      change diapers
      lift transfer hoyer
      home helper a couple days a week
      someone to clean my house
      who makes the food
      i cannot bathe myself
      do male staff help women shower
      my wheelchair broke who fixes it`,
  },
  medicine: {
    words:
      'medicine medication medications meds pills nurse nurses nursing prescriptions pharmacy insulin tube oxygen medicina diabetes diabetic appointments injections',
    asks: `
      help with medicine medication meds pills
      nurse nurses nursing care
      who gives my meds
      feeding tube g tube oxygen ventilator trach
      insulin diabetes shots
      go to the doctor with me appointments
      medical needs medically fragile
      remind me to take my medicine
      pick up prescriptions pharmacy
      medicina medicamentos enfermera
      make sure he takes his pills
      take her to doctor appointments
      my brother needs tube feeding
      does staff give medication
      can staff give insulin
      health care needs
      my son has a lot of medical problems
      who makes sure she gets her medication
      do you have rns on staff
      my daughter takes seizure medicine every day
      help with medical appointments
      he has diabetes
      special medical needs
      can staff do tube feeding
      go with me to the dentist
      handle medications
      help at the doctor
      do you have nurses on staff
      can staff give shots
      who takes me to the doctor
      do you help people take their medicine
      do you go to the hospital with people
      do you help with dentist visits
      special diet thickened liquids choking risk
      what if he gets sick
      he has diabetes and needs insulin
      can your people do insulin
      my daughter has a trach
      she takes seizure meds twice a day
      vagus nerve stimulator
      are medications locked up
      do you do blood sugar checks
      catheter colostomy wound care
      physical therapy
      is there a nurse on call
      ayudan con las medicinas
      hospital visits
      do you have an rn nurse
      my mom needs reminders for her pills
      can you take clients on ventilators
      care after surgery
      my dad has heart failure`,
  },
  money: {
    words: 'ssi ssdi payee budget budgeting checkbook',
    asks: `
      do you do payee services
      representative payee services
      are you a rep payee
      help with my money budget bills
      ssi ssdi social security disability check
      will i lose my ssi benefits if i work
      payee representative payee
      pay my bills bank account
      apply for disability benefits
      food stamps snap
      able account savings
      special needs trust
      does medicaid take my money house
      dinero seguro social beneficios
      can you be my rep payee
      if i get a job do i lose my disability check
      lose my benefits if i work
      manage my money
      help paying bills
      who manages his check
      will working hurt my ssi
      apply for social security
      help me save money
      do you help apply for ssi
      help with social security
      how do i manage my money
      will a job affect my disability
      can i keep my benefits
      help me pay my bills
      will my social security stop if i start working
      help with my checkbook
      help me with my bills
      can someone handle my money
      my bills
      will i lose my ssi if i work
      does working mess up my disability check
      who handles my money
      help me with a budget
      how do i get ssi disability check
      ssdi social security
      who pays the rent and bills
      how do i keep my ssi if i get a job
      my ssi card
      able account special needs trust
      open a bank account
      who keeps my money
      lose my check benefits`,
  },
} satisfies Asks
