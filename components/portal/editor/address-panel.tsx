"use client";

import { TextInput } from "@mantine/core";
import type { Editor } from "@tiptap/core";
import { type KeyboardEvent, useRef, useState } from "react";
import { ActionButton } from "../action-button";
import { chosenAddress, removeLink, setImage, setLink } from "./address-commands";
import styles from "./address-panel.module.css";
import { imageRefusal, linkRefusal } from "./address-refusals";
import type { AddressKind } from "./formats";

type AddressPanelProps = { id: string; kind: AddressKind; editor: Editor; onClose: () => void };

const kinds = {
  link: { title: "Link", label: "Link address", refusalOf: linkRefusal },
  image: { title: "Image", label: "Image address", refusalOf: imageRefusal },
};

/** Escape belongs to the panel while it is open, not to the dialog around it. */
const keepsDialog = { "data-mantine-stop-propagation": "true" };

/** Asks for the address of a link or picture; begins with the chosen one's. */
export function AddressPanel({ id, kind, editor, onClose }: AddressPanelProps) {
  const [chosen] = useState(() => chosenAddress(editor, kind));
  const [address, setAddress] = useState(chosen.address);
  const [alt, setAlt] = useState(chosen.alt);
  // As it was said last: it does not change under the hand that puts it right.
  const [refusal, setRefusal] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const { title, label, refusalOf } = kinds[kind];

  const apply = () => {
    const refused = refusalOf(address.trim());
    setRefusal(refused);
    if (refused !== null) return field.current?.focus();
    if (kind === "link") setLink(editor, address.trim());
    else setImage(editor, { src: address.trim(), alt: alt.trim() });
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter") return;
    // It would send the form of the dialog.
    event.preventDefault();
    apply();
  };

  return (
    <div
      id={id}
      role="group"
      aria-label={title}
      className={styles.panel}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
    >
      <TextInput
        {...keepsDialog}
        ref={field}
        size="md"
        label={label}
        value={address}
        onChange={(event) => setAddress(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        error={refusalOf(address.trim()) !== null && refusal}
        errorProps={{ role: "alert" }}
        inputMode="url"
        autoFocus
      />
      {kind === "image" && (
        <TextInput
          {...keepsDialog}
          size="md"
          label="Alternative text"
          description="What the picture shows, for those who do not see it."
          value={alt}
          onChange={(event) => setAlt(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      )}
      <div className={styles.actions}>
        <ActionButton {...keepsDialog} onClick={apply}>
          {chosen.address ? "Change" : "Insert"} {kind}
        </ActionButton>
        {kind === "link" && chosen.address && (
          <ActionButton
            {...keepsDialog}
            look="outline"
            onClick={() => {
              removeLink(editor);
              onClose();
            }}
          >
            Remove link
          </ActionButton>
        )}
        <ActionButton {...keepsDialog} look="outline" onClick={onClose}>
          Cancel {kind}
        </ActionButton>
      </div>
    </div>
  );
}
