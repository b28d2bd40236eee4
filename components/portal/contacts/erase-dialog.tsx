"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { FormProvider, useForm, type UseFormReturn } from "react-hook-form";
import { ErrorSummary } from "@/components/ui/error-summary";
import { showFieldErrors } from "@/components/ui/field-errors";
import { showToast } from "@/components/ui/toast";
import { contactFields } from "@/lib/contacts/fields";
import { NATIONAL_DIGITS, phoneDigits } from "@/lib/contacts/phone-digits";
import {
  type ContactErasure,
  type ContactErasureFormValues,
  contactErasureSchema,
  type ErasurePreviewDto,
} from "@/lib/contacts/schema";
import { ActionButton } from "@/components/portal/forms/action-button";
import { ConfirmDialog } from "../dialogs/confirm-dialog";
import { counted } from "../lists/counted";
import { Dialog } from "../dialogs/dialog";
import dialogStyles from "../dialogs/dialog.module.css";
import { FailureNotice } from "../dialogs/failure-notice";
import { TextField } from "@/components/portal/forms/text-field";
import { portalRequest } from "@/components/portal/requests/portal-request";
import styles from "./erase-dialog.module.css";

type EraseDialogProps = {
  /** The email and phone number to begin with. */
  person?: ContactErasure | undefined;
  opened: boolean;
  onClose: () => void;
  onErased: () => void;
};

/**
 * Erases what a person sent, as the person may ask (DPDP Act, 2023, section 12): shows what would
 * go, and asks once more.
 */
export function EraseDialog({ opened, onClose, ...props }: EraseDialogProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      closeOnEscape={!isAsking}
      title="Erase a person’s data"
      size="34rem"
      centered
    >
      <Erasure {...props} isAsking={isAsking} onAsk={setAsking} onCancel={onClose} />
    </Dialog>
  );
}

type ErasureForm = UseFormReturn<ContactErasureFormValues, unknown, ContactErasure>;

type ErasureProps = Pick<EraseDialogProps, "person" | "onErased"> & {
  isAsking: boolean;
  onAsk: (isAsking: boolean) => void;
  onCancel: () => void;
};

/** A number that somebody can be found by, or nothing. */
const completeNumber = (phone = "") => (phoneDigits(phone).length >= NATIONAL_DIGITS ? phone : "");

type Found = { person: ContactErasure; preview: ErasurePreviewDto };

function Erasure({ person, isAsking, onAsk, onCancel, onErased }: ErasureProps) {
  const queryClient = useQueryClient();
  const form: ErasureForm = useForm({
    resolver: zodResolver(contactErasureSchema),
    defaultValues: { email: person?.email ?? "", phone: completeNumber(person?.phone) },
    shouldFocusError: false,
  });
  const [found, setFound] = useState<Found | null>(null);
  const erasure = useMutation({
    mutationFn: erase,
    onSuccess: async (erased) => {
      // After an answer that was lost they are gone already.
      const message = erased === 0 ? "Nothing to erase" : `${counted(erased, "contact")} erased`;
      showToast({ title: "Success", message, kind: "success" });
      onAsk(false);
      onErased();
      await queryClient.invalidateQueries({ queryKey: ["/api/contacts"] });
    },
  });
  if (found === null) return <PersonForm form={form} onFound={setFound} onCancel={onCancel} />;

  const count = counted(found.preview.total, "contact");
  const leave = () => {
    erasure.reset();
    onAsk(false);
  };
  return (
    <>
      <FoundContacts
        preview={found.preview}
        onBack={() => {
          setFound(null);
          setTimeout(() => form.setFocus("email"));
        }}
        // A moment later, or the Enter that asks would also answer the question.
        onErase={() => setTimeout(() => onAsk(true))}
      />
      <ConfirmDialog
        opened={isAsking}
        question={`Erase ${count} for good?`}
        yes="Erase for good"
        no="Cancel"
        busy={erasure.isPending}
        onYes={() => erasure.mutate(found.person)}
        onNo={leave}
      >
        <div className={dialogStyles.confirm}>
          <p>
            This cannot be undone. The activity will say that {count}{" "}
            {found.preview.total === 1 ? "was" : "were"} erased, but not whose. Older backups hold
            the data until newer ones replace them, and emails already sent stay in the inbox.
          </p>
          {erasure.error && <FailureNotice error={erasure.error} action="erase" />}
        </div>
      </ConfirmDialog>
    </>
  );
}

async function preview(body: ContactErasure): Promise<ErasurePreviewDto> {
  const response = await portalRequest("POST", "/api/contacts/erase/preview", { body });
  return (await response.json()) as ErasurePreviewDto;
}

async function erase(body: ContactErasure): Promise<number> {
  const response = await portalRequest("POST", "/api/contacts/erase", { body });
  return ((await response.json()) as { erased: number }).erased;
}

/** What is said beside the field when there is nothing to erase. */
const nothingFound = ({ email, phone }: ContactErasure) =>
  `No contact has this ${[email && "email", phone && "phone number"].filter(Boolean).join(" or this ")}`;

type PersonFormProps = {
  form: ErasureForm;
  onFound: (found: Found) => void;
  onCancel: () => void;
};

/** Asks whose data it is, and looks for it. */
function PersonForm({ form, onFound, onCancel }: PersonFormProps) {
  const search = useMutation({ mutationFn: preview });
  const find = async (person: ContactErasure) => {
    try {
      const result = await search.mutateAsync(person);
      if (result.total > 0) return onFound({ person, preview: result });
      form.setError(person.email ? "email" : "phone", { message: nothingFound(person) });
    } catch (error) {
      showFieldErrors(form, error);
    }
  };
  return (
    <FormProvider {...form}>
      <form noValidate className={dialogStyles.confirm} onSubmit={form.handleSubmit(find)}>
        <p className={dialogStyles.text}>
          Enter the person’s email or phone number. You will see what was found before anything is
          erased.
        </p>
        <ErrorSummary form={form} />
        <TextField<ContactErasureFormValues>
          name="email"
          label="Email"
          type="email"
          data-autofocus
        />
        <TextField<ContactErasureFormValues> name="phone" label="Phone" type="tel" />
        {search.error && <FailureNotice error={search.error} action="search" />}
        <div className={dialogStyles.actions}>
          <ActionButton variant="outline" onClick={onCancel}>
            Cancel
          </ActionButton>
          <ActionButton type="submit" busy={search.isPending}>
            Find contacts
          </ActionButton>
        </div>
      </form>
    </FormProvider>
  );
}

type FoundContactsProps = { preview: ErasurePreviewDto; onBack: () => void; onErase: () => void };

/** What would be erased, the newest first. */
function FoundContacts({ preview: { total, items }, onBack, onErase }: FoundContactsProps) {
  const titleRef = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is gone.
  useEffect(() => titleRef.current?.focus(), []);
  return (
    <div className={dialogStyles.confirm}>
      <p ref={titleRef} tabIndex={-1} className={dialogStyles.text}>
        {counted(total, "contact")} found:
      </p>
      <ul className={styles.contacts} aria-label="What will be erased">
        {items.map((contact) => (
          <li key={contact.id}>
            {contactFields.map(({ name, kind }) =>
              name === "name" ? (
                <strong key={name}>{contact[name]}</strong>
              ) : (
                <span key={name} className={kind === "message" ? styles.message : undefined}>
                  {contact[name]}
                </span>
              ),
            )}
          </li>
        ))}
      </ul>
      {total > items.length && <p className={dialogStyles.text}>and {total - items.length} more</p>}
      <div className={dialogStyles.actions}>
        <ActionButton variant="outline" onClick={onBack}>
          Back
        </ActionButton>
        <ActionButton color="danger" onClick={onErase}>
          Erase {counted(total, "contact")}
        </ActionButton>
      </div>
    </div>
  );
}
